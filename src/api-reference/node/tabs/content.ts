import { planRank, type ApiPage } from '../../types';

/** The part of a docs tab about one component. */
export interface TabComponent {
  page: ApiPage;
  /** The component of the same tab whose tables have all members of this one; null when it has tables of its own. */
  within: ApiPage | null;
}

/** `DataGridPro` and `DataGridPremium` are the `DataGrid` of larger plans. */
const stem = ({ name }: ApiPage): string => name.replace(/(?:Pro|Premium)$/, '');

/** Whether a component of a larger plan has every member, slot and class of another one. */
function includes(larger: ApiPage, smaller: ApiPage): boolean {
  const slots = new Set(larger.slots.map(({ name }) => name));
  const classes = new Set(larger.classes.map(({ key }) => key));
  return (
    planRank(larger.plan) > planRank(smaller.plan) &&
    stem(larger) === stem(smaller) &&
    Object.keys(smaller.props).every((name) => Object.hasOwn(larger.props, name)) &&
    smaller.slots.every(({ name }) => slots.has(name)) &&
    smaller.classes.every(({ key }) => classes.has(key) || slots.has(key))
  );
}

/**
 * Lists the components of a docs tab, in the order of the guide's front matter. A component whose members are all in the
 * tables of a larger plan's component (`DataGrid` in `DataGridPremium`, where each row names its plan) is not repeated.
 *
 * @param names - names in the guide's `components:`; unknown ones are skipped, since another check reports them
 */
export function tabComponents(names: readonly string[], pages: readonly ApiPage[]): TabComponent[] {
  const own = [...new Set(names)].flatMap((name) => pages.filter((page) => page.name === name));
  return own.map((page) => {
    const larger = own
      .filter((other) => includes(other, page))
      .sort((a, b) => planRank(b.plan) - planRank(a.plan));
    return { page, within: larger[0] ?? null };
  });
}

/** Returns the key of a page's tables in the API tab of a guide, where ids start with the component's name. */
export const tabKey = (address: string, guide: string): string => `${address}tab${guide}`;

/** Returns the prefix of the ids of a component's rows where several components share a page. */
export const tabPrefix = ({ name }: Pick<ApiPage, 'name'>): string => `${name}-`;
