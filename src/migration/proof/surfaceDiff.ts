import type { Surface, SurfaceMember } from './surface';

/** What kind of thing changed in the public API of the newer packages. */
export type DifferenceKind =
  'export' | 'entry point' | 'member' | 'required' | 'values' | 'type' | 'default';

/** A public name that is gone or that has changed. */
export interface Difference {
  kind: DifferenceKind;
  /** All its names: an inherited prop has one for each component and each props type. */
  names: string[];
  /** What is different, for a message; empty if the name is gone. */
  detail: string;
}

/** Whether a name is internal to the packages. */
const isPrivate = (name: string): boolean => /^(?:default$|_)|Private/.test(name);

function memberDifference(
  before: SurfaceMember,
  after: SurfaceMember | undefined,
): Pick<Difference, 'kind' | 'detail'> | undefined {
  if (!after) return { kind: 'member', detail: '' };
  if (before.isOptional && !after.isOptional) return { kind: 'required', detail: 'is required' };
  const gone = after.texts && before.texts?.filter((text) => !after.texts?.includes(text));
  if (gone && gone.length > 0) {
    return {
      kind: 'values',
      detail: `does not take ${gone.map((text) => `'${text}'`).join(', ')}`,
    };
  }
  const kinds = after.kinds && before.kinds?.filter((kind) => !after.kinds?.includes(kind));
  if (kinds && kinds.length > 0) {
    return {
      kind: 'type',
      detail: `is ${after.kinds?.join(' or ')}, was ${before.kinds?.join(' or ')}`,
    };
  }
  // A comment without a default may leave out one that didn't change.
  return before.default !== undefined &&
    after.default !== undefined &&
    before.default !== after.default
    ? { kind: 'default', detail: `defaults to ${after.default}, was ${before.default}` }
    : undefined;
}

/** Returns what the newer surface of a package lacks or requires. The keys are the same in other packages of the product. */
function differences(name: string, before: Surface, after: Surface): Map<string, Difference> {
  const found = new Map<string, Difference>();
  const add = (key: string, kind: DifferenceKind, own: string, detail: string): void => {
    const known = found.get(key);
    if (known) known.names.push(own);
    else found.set(key, { kind, names: [own], detail });
  };
  const entriesAfter = new Set([...after.values()].flatMap(({ entries }) => entries));
  for (const [exported, old] of before) {
    if (isPrivate(exported)) continue;
    const now = after.get(exported);
    if (!now) {
      add(`export ${exported}`, 'export', exported, '');
      continue;
    }
    for (const entry of old.entries) {
      if (entriesAfter.has(entry)) continue;
      add(`entry ${name}${entry}`, 'entry point', name + entry, 'is not an entry point');
    }
    if (!now.isKnown) continue;
    for (const [key, member] of old.members) {
      if (member.origin === '' || isPrivate(key)) continue;
      const difference = memberDifference(member, now.members.get(key));
      if (difference) {
        const { kind, detail } = difference;
        add(`${kind} ${member.origin}`, kind, `${exported}.${key}`, detail);
      }
    }
  }
  return found;
}

/**
 * Returns what a product's newer packages lack or require.
 *
 * @param packages - name of a package -> its surface in both versions, lowest plan first
 */
export function diffSurfaces(
  packages: ReadonlyMap<string, { before: Surface; after: Surface }>,
): Difference[] {
  const all = new Map<string, Difference>();
  for (const [name, { before, after }] of packages) {
    for (const [key, difference] of differences(name, before, after)) {
      const known = all.get(key);
      all.set(
        key,
        known
          ? { ...known, names: [...new Set([...known.names, ...difference.names])] }
          : { ...difference, names: [...new Set(difference.names)] },
      );
    }
  }
  return [...all.values()];
}

/** How many other names a message lists; the rest are counted. */
const mostOthers = 3;

/** Formats a difference for a message: its names, and what is different. */
export function diffText({ names: [name, ...others], kind, detail }: Difference): string {
  const told = others.slice(0, mostOthers).join(', ');
  const more = others.length > mostOthers ? ` and ${others.length - mostOthers} more` : '';
  const also = told && ` (also ${told}${more})`;
  return `${name}${also}: ${detail || (kind === 'export' ? 'is not exported' : 'is gone')}`;
}
