import type { ApiRow } from './model';

/** The plans of the library, the smallest first. */
const plans = ['community', 'pro', 'premium'] as const;

export type Plan = (typeof plans)[number];

/** An installed package to read: its name on npm, the plan it belongs to and its absolute folder. */
export interface PackageInput {
  name: string;
  plan: Plan;
  dir: string;
}

/** A product to document; `slug` is its segment below `/api/`, its packages come with the smallest plan first. */
export interface ProductInput {
  slug: string;
  packages: readonly PackageInput[];
  /** Names in our lists that these packages lack, if they are not those of the documented version. */
  without?: readonly string[];
}

/** One parameter of a callback; `description` is Markdown, empty when the package says nothing. */
export interface ApiParameter {
  name: string;
  type: string;
  description: string;
}

/** What a callback or method takes and returns. */
export interface ApiSignature {
  parameters: ApiParameter[];
  returns: { type: string; description: string };
}

/** Since when something exists; both are absent for what the oldest documented release has. */
export interface Arrival {
  /** The release that brought it. */
  since?: string;
  /** The last release known to lack it, if nothing tells which later one brought it. */
  after?: string;
}

/** A prop of a component or a member of an interface. */
export interface ApiMember extends Arrival {
  /** The TypeScript type, as declared if that makes sense on its own, else as the compiler resolves it. */
  type: string;
  required: boolean;
  /** The default as the package words it, null when it has none. */
  default: string | null;
  /** Why, and what to use instead, in Markdown; null when it is not deprecated. */
  deprecated: string | null;
  /** Markdown. */
  description: string;
  /** The smallest plan that has this member. */
  plan: Plan;
  /** Null when the member is not a function. */
  signature: ApiSignature | null;
}

/** What a package says about a row; null when it doesn't say it, see `ApiRow`. */
type Said<Field extends keyof ApiRow> = Required<Pick<ApiRow, Field>>;

export type ApiSlot = Arrival & Said<'name' | 'default' | 'description' | 'className' | 'plan'>;

export interface ApiClass extends Arrival {
  key: string;
  /** The global class name, such as `MuiDataGrid-root`. */
  className: string;
  description: string;
}

/** One page of the reference; it is also what is published as `<page>.json`. */
export interface ApiPage extends Arrival {
  name: string;
  kind: 'component' | 'interface';
  plan: Plan;
  /** The segment of the product below `/api/`. */
  product: string;
  /** The path below the site's base path, with a slash at both ends. */
  path: string;
  /** The package and version that this page was read from. */
  source: { package: string; version: string };
  /** Whether it is exported only with an `Unstable_` prefix. */
  unstable: boolean;
  /** Complete import statements, the smallest plan first. */
  imports: string[];
  description: string;
  deprecated: string | null;
  /** The key under `theme.components` that takes `defaultProps`, null when the theme cannot reach it. */
  themeName: string | null;
  /** Components and elements whose props it takes besides its own. */
  inherits: string[];
  props: Record<string, ApiMember>;
  /** The definitions of the aliases that its types name, as written; absent when they name none. */
  types?: Record<string, string>;
  slots: ApiSlot[];
  classes: ApiClass[];
  /** What changed in the releases of its major, the newest first; absent when the change log says nothing about it. */
  history?: HistoryLine[];
}

/** A change in a release, as the package's change log words it. */
export interface HistoryLine {
  release: string;
  kind: 'added' | 'changed' | 'deprecated' | 'fixed' | 'removed';
  text: string;
}

/** Members that a page lost in a major, and where a migration guide says what replaced them. */
export interface RemovedNames {
  names: string[];
  /** The title of the entry. */
  title: string;
  /** The path of the entry, below the base path of the version. */
  path: string;
}

/** An event that an API object publishes. */
export type ApiEvent = Said<'name' | 'plan' | 'params' | 'event' | 'description' | 'deprecated'>;

/** A function that reads a part of a component's state. */
export type ApiSelector = Said<
  'name' | 'plan' | 'type' | 'argument' | 'category' | 'description' | 'deprecated'
>;

/** What the building blocks for guides show. */
export interface ApiBlocks {
  events: ApiEvent[];
  selectors: ApiSelector[];
  /** Feature of an API object, or component with an `apiRef` -> its methods. */
  methods: Record<string, Record<string, ApiMember>>;
}

/** Everything that is read from the packages. */
export interface ApiReference {
  pages: ApiPage[];
  blocks: ApiBlocks;
}

/** Returns the position of a plan: a larger number is a larger plan. */
export function planRank(plan: Plan): number {
  return plans.indexOf(plan);
}

/** A part of a page that has its own anchor, as search indexes it; the part before the first heading has an empty id. */
export interface IndexedSection {
  /** The id of its heading or table row, without `#`. */
  id: string;
  heading: string;
  /** Its prose, without headings; code in a sentence is part of it. */
  text: string;
  /** Identifiers of its code blocks and types, separated by spaces. */
  code: string;
  /** Whether it is a row of an API table: its heading is the name of a prop, slot, class or member. */
  isRow?: true;
  /** The plan that a row needs, if that is not the page's. */
  plan?: Exclude<Plan, 'community'>;
}
