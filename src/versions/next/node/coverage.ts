import type { PageDiff } from '../../../api-reference/node/diff';
import type { Entry } from '../types';
import { linesNaming } from './changelog';
import { distinct, entry } from './entry';
import { placesOf } from './locate';
import { listNames, type ProductView } from './members';

/** A public member that no guide names, as found by `npm run check:coverage`. */
export interface MissingMember {
  kind: string;
  owner: string;
  name: string;
  /** The reference page that lists it. */
  path: string;
  /** The guide that it belongs in; empty if the product has none. */
  guide: string;
}

interface Group {
  about: string;
  subject: string;
  members: MissingMember[];
  /** The name to look for in the change log. */
  name: string;
}

const code = (text: string): string => `\`${text}\``;

/** Groups members into tasks: everything in a new component is one task, and so is the same prop on ten charts. */
function groupsOf(missing: readonly MissingMember[], isNew: (owner: string) => boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const member of missing) {
    const { kind, owner, name } = member;
    const whole = kind === 'hook' || isNew(owner);
    const subject = whole ? owner : `${kind} ${name}`;
    const group = groups.get(subject);
    if (group) group.members.push(member);
    else
      groups.set(subject, {
        ...{ about: '', subject, members: [member] },
        name: whole ? owner : name,
      });
  }
  return [...groups.values()].map((group) => {
    const [{ kind = '', name = '', owner = '' } = {}] = group.members;
    const own = [...new Set(group.members.map((each) => each.name))].filter(Boolean);
    const owners = [...new Set(group.members.map((each) => each.owner))];
    const about = group.subject.includes(' ')
      ? `${kind} ${code(name)} of ${listNames(owners)}`
      : `${code(owner)}${own.length > 0 ? `: ${listNames(own, 8)}` : ''}`;
    return { ...group, about };
  });
}

/** Lists new reference pages that have no missing members and that no guide covers or names. */
function silentEntries(
  missing: readonly MissingMember[],
  diffs: readonly PageDiff[],
  { name, guides, changelog, to }: ProductView,
): Entry[] {
  const told = new Set([
    ...missing.map(({ owner }) => owner),
    ...guides.flatMap(({ components }) => components),
  ]);
  return diffs
    .filter((diff) => diff.page === 'added' && !told.has(diff.name))
    .filter((diff) => guides.every((guide) => placesOf(guide, diff.name).length === 0))
    .map((diff) =>
      entry('coverage', diff.name, {
        file: 'sidebars.ts',
        about: code(diff.name),
        changes: [
          `New in the reference of ${to}: \`${diff.path}\`.`,
          ...linesNaming(changelog, [diff.name], name),
        ],
        ask: 'Mention it in the guide where it belongs, or write one.',
      }),
    );
}

/** Lists the public members and components that no guide names. */
export function coverageEntries(missing: readonly MissingMember[], view: ProductView): Entry[] {
  const { diffs, changelog, name: product, to } = view;
  const added = new Set(diffs.filter(({ page }) => page === 'added').map(({ name }) => name));
  return distinct([
    ...silentEntries(missing, diffs, view),
    ...groupsOf(missing, (owner) => added.has(owner)).map(({ about, subject, members, name }) => {
      const [{ guide = '', path = '' } = {}] = members;
      const isNew = members.some(({ owner }) => added.has(owner));
      return entry('coverage', subject, {
        file: guide || 'sidebars.ts',
        about,
        changes: [
          isNew
            ? `New in the reference of ${to}: \`${path}\`.`
            : `In the reference of ${to}, but not mentioned in any guide: \`${path}\`.`,
          ...linesNaming(changelog, [name], product),
        ],
        ask:
          guide === ''
            ? 'Write a guide that explains it.'
            : 'Explain it on this page, or on one that fits better.',
      });
    }),
  ]);
}
