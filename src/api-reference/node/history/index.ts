import { compareVersions } from '../../../utils/compareVersions';
import { remember } from '../../../utils/remember';
import {
  planRank,
  type ApiPage,
  type ApiReference,
  type HistoryLine,
  type Plan,
} from '../../types';
import { stemOf } from '../extract/names';
import type { LoggedRelease } from '../since';

const changeLine = /^- \[([^\]]+)\] (.+?)(?:\s+\(#\d+\).*)?$/;

const internalWords =
  /\b(?:ci|clean\w*|codemods?|demos?|docs?|document\w*|examples?|flak\w*|internal\w*|lint\w*|migration|refactor\w*|regression|screenshots?|test\w*|unused)\b/i;

/** Whether a line of a change log is about what only the library's own developers notice. */
export const isInternal = (line: string): boolean => internalWords.test(line);

/**
 * Whether a release belongs to the history of a version: it is of the same major, and not newer. Prereleases are left out, since
 * the guides about breaking changes say what they brought.
 */
const leadsTo = (version: string, release: string): boolean =>
  /^\d+\.\d+\.\d+$/.test(release) &&
  release.split('.')[0] === version.split('.')[0] &&
  compareVersions(release, version) <= 0;

/** Returns the lines of a change log about one change each, with what they are about. */
function changesIn(log: readonly LoggedRelease[], documented: string) {
  return log
    .filter(({ version }) => leadsTo(documented, version))
    .flatMap(({ version, lines }) =>
      lines.flatMap((line) => {
        const [, scope, text] = changeLine.exec(line) ?? [];
        if (scope === undefined || text === undefined || isInternal(text)) return [];
        const [, plan] = /(pro|premium)$/i.exec(scope) ?? [];
        return [
          {
            release: version,
            /** The words in brackets before it, lowercase and without spaces or plan: `datagrid`, `treeview`, `pickers`. */
            scope: scope
              .replace(/(?:pro|premium)$/i, '')
              .replace(/\W/g, '')
              .toLowerCase(),
            plan: (plan?.toLowerCase() ?? 'community') as Plan,
            text,
          },
        ];
      }),
    );
}

/** How short a word may be to stand for a component on its own: `radar`, but not `bar`. */
const leastLetters = 5;

/**
 * Makes a pattern for the ways a line can name a component: `BarChart`, "bar chart", and "radar" for `RadarChart`, "tooltip"
 * for `ChartsTooltip`.
 */
function namePattern(name: string): RegExp {
  const base = stemOf(name);
  const words = base.replace(/^Charts/, '').match(/[A-Z][a-z]*|[A-Z]+/g) ?? [base];
  const short = words.at(-1) === 'Chart' ? words.slice(0, -1) : words;
  const ways = [base, words.join(' '), short.join(' ')].filter(
    (way) => way === base || way.includes(' ') || way.length >= leastLetters,
  );
  return new RegExp(`\\b(?:${ways.join('|')})(?:Pro|Premium|s)?\\b`, 'i');
}

/** Whether a scope covers a component: "DataGrid" `DataGrid`, "TreeView" `RichTreeView`, "pickers" all pickers. */
function covers(scope: string, name: string): boolean {
  const base = stemOf(name).toLowerCase();
  return scope.length > 3 && (base.endsWith(scope) || `${base}s`.endsWith(scope));
}

const kindOf = (text: string): HistoryLine['kind'] => {
  if (/\bdeprecat/i.test(text)) return 'deprecated';
  if (/^(?:bug ?fix|fix|avoid|prevent)\w*\b/i.test(text)) return 'fixed';
  if (/^(?:add|allow|animate|expose|export|introduc|support|new)\w*\b/i.test(text)) return 'added';
  if (/^remove\b/i.test(text)) return 'removed';
  return 'changed';
};

/** Leaves out a verb that says no more than the kind: "fixed: Fix tooltip position". */
const withoutKind = (text: string): string =>
  text.replace(/^(?:Add|Deprecate|Fix|Remove) (?!to )/, '');

/** Makes a function that says whether a line names a member of a page as code. Plain words such as `rows` prove nothing. */
function namesMember({ props }: ApiPage): (text: string) => boolean {
  const members = new Set(Object.keys(props).filter((name) => /[a-z][A-Z]/.test(name)));
  return (text) =>
    [...text.matchAll(/`([^`]+)`/g)].some(([, code = '']) =>
      (code.match(/\w+/g) ?? []).some((word) => members.has(word)),
    );
}

/**
 * Adds to pages what changed in their major up to the documented version, from the change logs of their packages. A line that names
 * components belongs to these; any other one to the components that its scope covers; both also to the pages whose members it
 * names.
 *
 * @param logOf - returns the change log of a package
 * @param documented - the version of the docs
 */
export function addHistory(
  reference: ApiReference,
  logOf: (packageName: string) => readonly LoggedRelease[],
  documented: string,
): ApiReference {
  const components = reference.pages.filter(({ kind }) => kind === 'component');
  const patterns = new Map(components.map(({ name }) => [stemOf(name), namePattern(name)]));
  const changes = new Map<string, ReturnType<typeof changesIn>>();
  const changesOf = (source: string) =>
    remember(changes, source, () => changesIn(logOf(source), documented));
  const namesAny = (text: string): boolean =>
    [...patterns.values()].some((pattern) => pattern.test(text));
  const pages = reference.pages.map((page): ApiPage => {
    const source = page.source.package;
    const own = patterns.get(stemOf(page.name));
    const hasNamed = namesMember(page);
    const history = changesOf(source)
      .filter(({ plan }) => page.kind === 'interface' || planRank(plan) <= planRank(page.plan))
      .filter(({ scope, text }) => {
        if (own?.test(text) || hasNamed(text)) return true;
        return page.kind === 'component' && covers(scope, page.name) && !namesAny(text);
      })
      .map(({ release, text }): HistoryLine => ({
        release,
        kind: kindOf(text),
        text: withoutKind(text),
      }));
    return history.length > 0 ? { ...page, history } : page;
  });
  return { ...reference, pages };
}
