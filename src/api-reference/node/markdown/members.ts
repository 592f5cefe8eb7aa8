import type { ApiClass, ApiMember, ApiParameter, ApiSlot } from '../../types';
import { labels } from '../render/labels';
import { code, fallback, item, marks, warning } from './words';

function parameter({ name, type, description }: ApiParameter): string {
  return `- ${code(name)}${type && `: ${code(type)}`}${description && ` ${description.replace(/\s*\n\s*/g, ' ')}`}`;
}

/** What a callback takes and returns, where its package says more than the type does. */
function signature({ signature: own }: ApiMember): string | null {
  if (!own || (own.parameters.length === 0 && !own.returns.description)) return null;
  const { parameters, returns } = own;
  const list = parameters.map(parameter).join('\n');
  const result =
    returns.type === 'void' && !returns.description
      ? ''
      : [`${labels.returns}`, returns.type && code(returns.type), returns.description]
          .filter(Boolean)
          .join(' ');
  return [list && `${labels.parameters}:\n\n${list}`, result].filter(Boolean).join('\n\n');
}

/** A prop of a component, a member of an interface or a method. */
export function memberItem(name: string, member: ApiMember): string {
  const standard =
    member.default === null ? '' : `. ${labels.default}: ${fallback(member.default)}`;
  const texts = [warning(member.deprecated), member.description, signature(member)];
  return item(
    `${code(name)}${marks(member)}: ${code(member.type)}${standard}`,
    texts.filter(Boolean).join('\n\n'),
  );
}

export const memberItems = (members: Readonly<Record<string, ApiMember>>): string =>
  Object.entries(members)
    .map(([name, member]) => memberItem(name, member))
    .join('\n');

export function slotItem(slot: ApiSlot): string {
  const facts = [
    ...(slot.default === null ? [] : [`${labels.renders} ${code(slot.default)}`]),
    ...(slot.className === null ? [] : [`${labels.className} ${code(`.${slot.className}`)}`]),
  ];
  const words = facts.length > 0 ? `: ${facts.join('. ')}` : '';
  return item(`${code(slot.name)}${marks(slot)}${words}`, slot.description);
}

export const classItem = ({ key, className, description, ...arrival }: ApiClass): string =>
  item(
    `${code(key)}${marks({ plan: 'community', ...arrival })}: ${code(`.${className}`)}`,
    description,
  );
