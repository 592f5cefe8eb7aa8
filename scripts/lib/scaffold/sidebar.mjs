import { sentenceOf } from './title.mjs';

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
