import { loadTs } from '../load-ts.mjs';
import { labelOf } from './members.mjs';

const { nearestPages } = loadTs('../../src/navigation/nearestPages.ts');

/**
 * @typedef {import('./members.mjs').Member} Member
 * @typedef {import('./guides.mjs').Guide} Guide
 * @typedef {{ kind: string, named: number, total: number }} Row
 * @typedef {{ product: string, complete: boolean, rows: Row[], named: number, total: number, missing: Missing[] }} Coverage
 * @typedef {Member & { guide: string }} Missing `guide` is the file where it would belong
 */

const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);

/** Whether an object may hold a component's classes: `gridClasses` for `DataGridPro`, or `treeItemClasses` for `TreeItem`. */
function holdsClassesOf(object, owner) {
  const stem = object.replace(/Classes$/, '').toLowerCase();
  return stem !== '' && owner.toLowerCase().includes(stem);
}

function namesClass({ owner, name, className }, { components, evidence }) {
  return [...evidence.classes].some((found) => {
    const [object, key] = found.split('.');
    if (key === undefined) return found === className;
    return (
      key === name &&
      (object === 'classes'
        ? components.includes(owner)
        : object === `${lowerFirst(owner)}Classes` || holdsClassesOf(object, owner))
    );
  });
}

/**
 * Whether a guide names a member. Props, slots and methods count on a page about a component that has them; classes,
 * members of interfaces and hooks on any page of the product; fields of a hook on a page that names the hook.
 * @param {Member} member
 * @param {Guide} guide
 */
function names(member, guide) {
  const { kind, owner, owners, name } = member;
  const { words, slots } = guide.evidence;
  const isAbout = owners.some((component) => guide.components.includes(component));
  switch (kind) {
    case 'prop':
    case 'method':
      return isAbout && words.has(name);
    case 'slot':
      return isAbout && slots.has(name);
    case 'class':
      return namesClass(member, guide);
    case 'hook':
      return words.has(owner) && (name === '' || words.has(name.split('.').at(-1)));
    default:
      return words.has(name);
  }
}

/** Turns `onItemClick` into an address, so that the most similar pages can be found. */
const asPath = (name) =>
  name.replace(/[A-Z]/g, (letter) => `/${letter.toLowerCase()}`).replaceAll('.', '/');

/**
 * Returns the guide that a missing member belongs to: of those about its component, the one most similar to the member's name. If none
 * is about it, the one most similar to the component's name.
 */
function nearestGuide({ owner, name }, guides) {
  const about = guides.filter(({ components }) => components.includes(owner));
  const [candidates, subject] = about.length > 0 ? [about, name] : [guides, owner];
  const [best = candidates[0]] = nearestPages(asPath(subject), candidates, 1);
  return best?.file ?? '';
}

/**
 * Returns the coverage of one product.
 * @param {{ id: string, complete?: boolean }} product
 * @param {readonly Member[]} members
 * @param {readonly Guide[]} guides
 * @returns {Coverage}
 */
export function coverageOf(product, members, guides) {
  const kinds = [...new Set(members.map(({ kind }) => kind))];
  const isNamed = new Map(
    members.map((member) => [member, guides.some((guide) => names(member, guide))]),
  );
  const rows = kinds.map((kind) => {
    const own = members.filter((member) => member.kind === kind);
    return { kind, named: own.filter((member) => isNamed.get(member)).length, total: own.length };
  });
  return {
    product: product.id,
    complete: product.complete === true,
    rows,
    named: rows.reduce((sum, { named }) => sum + named, 0),
    total: members.length,
    missing: members
      .filter((member) => !isNamed.get(member))
      .map((member) => ({ ...member, guide: nearestGuide(member, guides) })),
  };
}

/** Formats a share in percent, rounded down, so that 100 % means all. */
export const percent = (named, total) =>
  `${total === 0 ? '100.0' : (Math.floor((1000 * named) / total) / 10).toFixed(1)} %`;

/**
 * Returns what `check:coverage` prints.
 * @param {readonly Coverage[]} coverages
 * @returns {(string | number)[][]} a table with its header
 */
export function tableOf(coverages) {
  return [
    ['Product', 'Members', 'Named', 'All', 'Share'],
    ...coverages.flatMap(({ product, complete, rows, named, total }) => [
      ...rows.map((row) => [
        product,
        row.kind,
        row.named,
        row.total,
        percent(row.named, row.total),
      ]),
      [product, complete ? 'all (complete)' : 'all', named, total, percent(named, total)],
    ]),
  ];
}

/** Returns a line for each member that no guide names: the member, its page in the reference, the guide it would belong to. */
export const missingLines = ({ missing }) =>
  missing.map(
    (member) =>
      `${member.guide || 'no guide yet'}: ${member.kind} ${labelOf(member)} (${member.path}) is named in no guide about it.`,
  );

/**
 * Returns the verdict of the command: it fails if products that are declared complete are not.
 * @param {readonly Coverage[]} coverages
 * @returns {{ code: 0 | 1, lacking: Coverage[], sentences: string[] }}
 */
export function verdictOf(coverages) {
  const lacking = coverages.filter(({ complete, missing }) => complete && missing.length > 0);
  return {
    code: lacking.length > 0 ? 1 : 0,
    lacking,
    sentences: lacking.map(
      ({ product, missing }) =>
        `${product} is declared complete in src/products/registry.ts, but its guides do not name ${missing.length} of its members.`,
    ),
  };
}
