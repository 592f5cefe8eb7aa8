import type { PageDiff } from '../../../api-reference/node/diff';
import { groupBy } from '../../../utils/groupBy';
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

const code = (text: string): string => `\`${text}\``;

/** Groups members into tasks: everything in a new component is one task, and so is the same prop on ten charts. */
function groupsOf(missing: readonly MissingMember[], isNew: (owner: string) => boolean) {
  const isWhole = ({ kind, owner }: MissingMember): boolean => kind === 'hook' || isNew(owner);
  const groups = groupBy(missing, (member) =>
    isWhole(member) ? member.owner : `${member.kind} ${member.name}`,
  );
  return [...groups].flatMap(([subject, members]) => {
    const [first] = members;
    if (!first) return [];
    const { kind, name, owner } = first;
    const own = [...new Set(members.map((each) => each.name))].filter(Boolean);
    const owners = [...new Set(members.map((each) => each.owner))];
    const about = isWhole(first)
      ? `${code(owner)}${own.length > 0 ? `: ${listNames(own, 8)}` : ''}`
      : `${kind} ${code(name)} of ${listNames(owners)}`;
    // The name is looked for in the change log.
    return { about, subject, members, name: isWhole(first) ? owner : name };
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
