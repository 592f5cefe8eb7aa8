import type { PageDiff } from '../../../api-reference/node/diff';
import { nearestPages, type PageLink } from '../../../navigation/nearestPages';
import { groupBy } from '../../../utils/groupBy';
import { inlineCode } from '../../../utils/inlineCode';
import { entry, type Entry } from '../entries';
import { linesNaming } from './changelog';
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
        about: inlineCode(diff.name),
        changes: [
          `New in the reference of ${to}: \`${diff.path}\`.`,
          ...linesNaming(changelog, diff.name, name),
        ],
        ask: 'Mention it in the guide where it belongs, or write one.',
      }),
    );
}

/** Lists the public members and components that no guide names. */
export function coverageEntries(missing: readonly MissingMember[], view: ProductView): Entry[] {
  const { diffs, changelog, name: product, to } = view;
  const added = new Set(diffs.filter(({ page }) => page === 'added').map(({ name }) => name));
  // Everything in a new component is one task, and so is the same prop on ten charts.
  const isWhole = ({ kind, owner }: MissingMember): boolean => kind === 'hook' || added.has(owner);
  const groups = groupBy(missing, (member) =>
    isWhole(member) ? member.owner : `${member.kind} ${member.name}`,
  );
  const tasks = [...groups].flatMap(([subject, members]) => {
    const [first] = members;
    if (!first) return [];
    const { kind, name, owner, guide, path } = first;
    const own = [...new Set(members.map((each) => each.name))].filter(Boolean);
    const owners = [...new Set(members.map((each) => each.owner))];
    return entry('coverage', subject, {
      file: guide || 'sidebars.ts',
      about: isWhole(first)
        ? `${inlineCode(owner)}${own.length > 0 ? `: ${listNames(own, 8)}` : ''}`
        : `${kind} ${inlineCode(name)} of ${listNames(owners)}`,
      changes: [
        owners.some((each) => added.has(each))
          ? `New in the reference of ${to}: \`${path}\`.`
          : `In the reference of ${to}, but not mentioned in any guide: \`${path}\`.`,
        ...linesNaming(changelog, isWhole(first) ? owner : name, product),
      ],
      ask:
        guide === ''
          ? 'Write a guide that explains it.'
          : 'Explain it on this page, or on one that fits better.',
    });
  });
  return [...silentEntries(missing, diffs, view), ...tasks];
}

/** A message that a package can print and that no guide explains, as found by `npm run check:coverage -- --messages`. */
export interface UnexplainedMessage {
  /** The file that prints it, relative to the project's folder. */
  file: string;
  /** Its text up to the first value. */
  beginning: string;
}

const exceptionsFile = 'scripts/lib/coverage/message-exceptions.mjs';

/** Lists the exceptions for messages that no package prints anymore. */
export const exceptionEntries = (beginnings: readonly string[]): Entry[] =>
  beginnings.map((beginning) =>
    entry('messages', beginning, {
      file: exceptionsFile,
      about: `"${beginning}"`,
      failed: 'no package prints it.',
      ask: 'Remove it from the list.',
    }),
  );

/** Lists the messages that pages quote with another prefix than the packages print. */
export const misnamedEntries = (
  found: readonly { file: string; line: number; quoted: string; beginning: string }[],
): Entry[] =>
  found.map(({ file, line, quoted, beginning }) =>
    entry('messages', `${quoted} ${beginning}`, {
      ...{ file, line, about: `"${beginning}"` },
      failed: `the page quotes it with \`${quoted}\`.`,
      ask: 'Quote it as it is printed now. Give a heading its old id, so that links still find it.',
    }),
  );

/** Lists the messages that no guide explains, each at the guide whose address is most similar to the file that prints it. */
export const messageEntries = (
  messages: readonly UnexplainedMessage[],
  guides: readonly (PageLink & { file: string })[],
): Entry[] =>
  messages.map(({ file, beginning }) => {
    const words = file.replace(/\.js$/, '').replace(/([a-z])([A-Z])/g, '$1-$2');
    const [nearest] = nearestPages(words, guides, 1);
    const guide = guides.find(({ path }) => path === nearest?.path);
    return entry('messages', beginning, {
      file: guide?.file ?? 'sidebars.ts',
      about: `"${beginning}"`,
      changes: [`\`${file}\` can print it.`],
      ask: `Add its cause and cure below "When something goes wrong", here or on a page that fits better; or add it to \`${exceptionsFile}\` with the reason why nobody needs them.`,
    });
  });
