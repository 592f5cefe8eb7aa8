import { stringify } from 'yaml';
import { unwritten } from '../prose/unfinished.mjs';
import { UsageError } from '../usage-error.mjs';
import { names } from '../prose/names.mjs';

const plans = ['pro', 'premium'];

const pascal = (words) => words.replace(/(?:^|-)([a-z\d])/g, (_, letter) => letter.toUpperCase());

/** The components that most pages of a product are about. The other products have too many of equal rank. */
const mainComponents = {
  'x-data-grid': ['DataGrid', 'DataGridPro', 'DataGridPremium'],
  'x-tree-view': ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
};

/**
 * Returns the components that a page is about, from its address: `react-tree-view/rich-tree-view/items` is about RichTreeView
 * and RichTreeViewPro. If no segment names a component, returns those that most pages of the product are about.
 * @param {string} address
 * @param {string} product its id
 * @param {(name: string) => boolean} isComponent whether the packages of the product export it
 */
export function componentsOf(address, product, isComponent) {
  const named = address
    .split('/')
    .slice(1)
    .flatMap((segment) => [pascal(segment), `${pascal(segment)}Pro`])
    .filter(isComponent);
  return named.length > 0 ? named : (mainComponents[product] ?? []);
}

const acronyms = ['api', 'aria', 'css', 'csv', 'rtl', 'ssr', 'ui', 'url', 'csp'];

/** Names of several words. In an address, a single word such as "End" is more likely an ordinary word than a name. */
const longNames = names.filter((name) => name.includes(' ')).sort((a, b) => b.length - a.length);

/** Makes a sentence-case title of words: `rich-tree-view` becomes "Rich Tree View", `column-visibility` "Column visibility". */
export function sentenceOf(words) {
  const text = words.replaceAll('-', ' ');
  const named = longNames.reduce(
    (result, name) => result.replace(new RegExp(`\\b${name}\\b`, 'gi'), name),
    text,
  );
  const cased = named.replace(new RegExp(`\\b(?:${acronyms.join('|')})\\b`, 'gi'), (word) =>
    word.toUpperCase(),
  );
  return cased.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/**
 * Returns the title of a page from its address, and a label for the navigation where that can be shorter, because the group
 * around it says the rest.
 */
export function titleOf(address) {
  const segments = address.split('/');
  const last = segments.at(-1);
  if (segments.length < 3) {
    return { title: sentenceOf(last) };
  }
  return { title: sentenceOf(`${segments.at(-2)} ${last}`), label: sentenceOf(last) };
}

const comment = (text) => `{/* ${unwritten} ${text} */}`;

const guide = (
  address,
) => `${comment('one or two sentences on what this is for and when a reader needs it.')}

${comment(`a first demo that shows it running: npm run new:demo -- ${address} <Name>. Then a section for each task, in the words of a reader who has it.`)}

## Keyboard and screen readers

${comment('a table of the keys, and what a screen reader announces. Delete the section where the feature has none.')}

## When something goes wrong

${comment('a heading for each message or symptom that a reader may meet, and below it the cause and what to change.')}

## Next steps

${comment('links to the neighbors of this page, each with what it answers.')}
`;

const plannedGuide = `${comment('one or two sentences on what the feature will be for. Promise no date.')}

## What is planned

${comment('what is known about it, with a link to its public issue.')}

## What to use today

${comment('the way to do it with the documented version, with a demo where seeing helps.')}

## Next steps

${comment('links to what readers can use instead, each with what it answers.')}
`;

/**
 * Creates a page. It builds once it is in the navigation; `check:prose` lists what is still to be written.
 * @param {string} address
 * @param {{ title?: string, plan?: string, planned?: boolean, components?: readonly string[] }} options
 * @returns {{ file: string, text: string, meta: { title: string, label?: string, plan?: string, planned?: boolean } }}
 * @throws {UsageError} for an invalid option
 */
export function newPage(address, { title, plan, planned = false, components = [] } = {}) {
  if (title !== undefined && (title.trim() === '' || [...title].length > 70)) {
    throw new UsageError('--title must be a text of at most 70 characters.');
  }
  if (plan !== undefined && !plans.includes(plan)) {
    throw new UsageError(`--plan is "${plan}"; allowed: "pro", "premium".`);
  }
  const derived = titleOf(address);
  const chosen = title?.trim() ?? derived.title;
  const description = `${unwritten} what a reader can do with "${chosen}", in one sentence.`;
  const matter = [
    `title: ${stringify(chosen, { singleQuote: false, lineWidth: 0 }).trim()}`,
    `description: ${JSON.stringify(description)}`,
    ...(components.length > 0 ? [`components: [${components.join(', ')}]`] : []),
  ];
  return {
    file: `docs/${address}/index.mdx`,
    text: `---\n${matter.join('\n')}\n---\n\n${planned ? plannedGuide : guide(address)}`,
    meta: { title: chosen, label: derived.label, plan, planned },
  };
}

/** Returns the pages that a sidebars file names, each with its line. */
function entriesOf(text) {
  return text.split('\n').flatMap((line, index) => {
    const [, pathname] = /^(?!\s*(?:\/\/|\*)).*?\bpage\(\s*['"`](\/[^'"`]+)['"`]/.exec(line) ?? [];
    return pathname ? [{ pathname, line: index + 1, segments: pathname.slice(1).split('/') }] : [];
  });
}

const quote = (text) => `'${text.replaceAll("'", "\\'")}'`;

/** Returns the call of `page` for an entry: `page('/a/b', { title: 'B', planned: true })`. */
function entryCall(address, { label, plan, planned }) {
  const fields = [
    label && `title: ${quote(label)}`,
    plan && `plan: ${quote(plan)}`,
    planned && 'planned: true',
  ].filter(Boolean);
  return `page('/${address}'${fields.length > 0 ? `, { ${fields.join(', ')} }` : ''})`;
}

/**
 * Returns where a new page belongs in `sidebars.ts` and what to write there.
 * @param {string} text of the sidebars file
 * @param {string} address of the page
 * @param {{ label?: string, plan?: string, planned?: boolean }} meta
 * @returns {{ place: string, code: string }} `place` is empty if the page is there already
 */
export function sidebarHint(text, address, meta) {
  const segments = address.split('/');
  const entries = entriesOf(text);
  const call = entryCall(address, meta);
  if (entries.some(({ pathname }) => pathname.replace(/\/$/, '') === `/${address}`)) {
    return { place: '', code: `${call},` };
  }
  const shared = (entry) => {
    const differs = entry.segments.findIndex((segment, index) => segment !== segments[index]);
    return differs === -1 ? entry.segments.length : differs;
  };
  const most = Math.max(0, ...entries.map(shared));
  const after = most > 0 ? entries.findLast((entry) => shared(entry) === most) : undefined;
  const parent = segments.slice(0, -1);
  const isFirstOfGroup = parent.length > 1 && most < parent.length;
  const code = isFirstOfGroup ? `group('${sentenceOf(parent.at(-1))}', [${call}])` : call;
  return {
    place: after
      ? `sidebars.ts, after line ${after.line}: page('${after.pathname}')`
      : 'sidebars.ts, in the group where a reader would look',
    code: `${code},`,
  };
}
