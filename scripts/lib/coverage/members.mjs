import { loadTs } from '../load-ts.mjs';

const { rowsOf } = loadTs('../../src/api-reference/model.ts');
const { groupBy } = loadTs('../../src/utils/groupBy.ts');

/**
 * @typedef {import('../../../src/api-reference/types').ApiPage} ApiPage
 * @typedef {import('./surface').Surface} Surface
 * @typedef {'prop' | 'slot' | 'class' | 'interface member' | 'method' | 'hook'} Kind
 * @typedef {{ kind: Kind, owner: string, name: string, owners: string[], path: string, className?: string }} Member
 * `owner` is a component, an interface or a hook, `owners` all components that have a member of this kind and name, and
 * `path` the page of the reference
 */

const ofComponents = (pages) => pages.filter(({ kind }) => kind === 'component');

function ownMembers(page, surface) {
  const { slots = [], classes = [] } =
    surface.deprecated.find(({ component }) => component === page.name) ?? {};
  const isDeprecated = ({ kind, name, deprecated = null }) =>
    deprecated !== null || { slot: slots, class: classes }[kind]?.includes(name);
  return rowsOf(page)
    .filter((row) => !isDeprecated(row))
    .map(({ kind, name, className }) => ({
      ...{ kind: kind === 'member' ? 'interface member' : kind, owner: page.name, name },
      ...{ path: page.path, ...(kind === 'class' && { className }) },
    }));
}

/** Returns the methods of a component's API object, except those on an interface page of the API. */
function methodsOf(page, pages, surface) {
  const described = pages
    .filter(({ kind, name }) => kind === 'interface' && name.endsWith('Api'))
    .flatMap(({ props }) => Object.keys(props));
  const { names = [] } = surface.methods.find(({ component }) => component === page.name) ?? {};
  return names
    .filter((name) => !described.includes(name))
    .map((name) => ({ kind: 'method', owner: page.name, name, path: page.path }));
}

/** Returns hooks and the fields of their results. Fields don't count for a hook that mostly returns props of components. */
function hooksOf(pages, surface, path) {
  const props = new Set(ofComponents(pages).flatMap((page) => Object.keys(page.props)));
  return [...groupBy(surface.hooks, ({ name }) => name)].flatMap(([owner, hooks]) => {
    const own = [...new Set(hooks.flatMap(({ fields }) => fields))];
    const outer = own.filter((name) => !name.includes('.'));
    const kept = outer.filter((name) => props.has(name)).length > outer.length / 2 ? [] : own;
    return ['', ...kept].map((name) => ({ kind: 'hook', owner, name, path }));
  });
}

/**
 * Returns all public members of a product that its guides should name, except deprecated ones.
 * @param {readonly ApiPage[]} pages of the product in the reference
 * @param {Surface} surface what the pages lack
 * @param {string} indexPath the product's page in the reference, to which hooks belong
 * @returns {Member[]}
 */
export function membersOf(pages, surface, indexPath) {
  const current = pages.filter(({ deprecated }) => deprecated === null);
  const members = [
    ...current.flatMap((page) => [
      ...ownMembers(page, surface),
      ...methodsOf(page, current, surface),
    ]),
    ...hooksOf(current, surface, indexPath),
  ];
  const same = groupBy(members, ({ kind, name }) => `${kind} ${name}`);
  return members.map((member) => ({
    ...member,
    owners: same.get(`${member.kind} ${member.name}`).map(({ owner }) => owner),
  }));
}

/** Returns a member as writers know it: `TreeItem slots.label`, `RichTreeView apiRef.current.focusItem()`. */
export function labelOf({ kind, owner, name, className }) {
  switch (kind) {
    case 'slot':
      return `${owner} slots.${name}`;
    case 'class':
      return `${owner} .${className}`;
    case 'method':
      return `${owner} apiRef.current.${name}()`;
    case 'hook':
      return name === '' ? `${owner}()` : `${owner}().${name}`;
    default:
      return `${owner} ${name}`;
  }
}
