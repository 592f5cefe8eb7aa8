/** A tag of a page or group; `pro` and `premium` are the plan it needs. */
export type Tag = 'pro' | 'premium' | 'new' | 'planned' | 'unstable';

/** The plans above Community, lowest first. */
export const plans = ['pro', 'premium'] as const;

/** The plan a page needs if Community isn't enough. */
export type Plan = (typeof plans)[number];

/** Returns the plan of a package of MUI X, from its name; undefined for Community. */
export const planOfPackage = (name: string): Plan | undefined =>
  plans.find((plan) => name.endsWith(`-${plan}`));

export interface TagData {
  /** What the badge shows. */
  label: string;
  /** What a screen reader adds to the label, so that it makes sense on its own: "Pro plan". */
  suffix: string;
}

/** All tags, in the order in which their badges are shown. */
export const tagData: Readonly<Record<Tag, TagData>> = {
  pro: { label: 'Pro', suffix: 'plan' },
  premium: { label: 'Premium', suffix: 'plan' },
  new: { label: 'New', suffix: 'in this version' },
  planned: { label: 'Planned', suffix: 'not available yet' },
  unstable: { label: 'Unstable', suffix: 'may change in any release' },
};

/** The options of an entry in `sidebars.ts` that become tags. */
export interface TagMeta {
  /** The lowest plan that includes it, unless that is Community. */
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** Returns the tags of an entry, in the order of {@link tagData}. */
export const tagsOf = ({ plan, newFeature, planned, unstable }: TagMeta): Tag[] => [
  ...(plan ? [plan] : []),
  ...(newFeature ? (['new'] as const) : []),
  ...(planned ? (['planned'] as const) : []),
  ...(unstable ? (['unstable'] as const) : []),
];

/** Whether a tag is a plan; its badge can link to the licensing page. */
export const isPlan = (tag: Tag): boolean => (plans as readonly Tag[]).includes(tag);

/**
 * Returns the tags that apply to a page: its own, and, if it names no plan, the plan of the nearest group that does. "New",
 * "planned" and "unstable" describe a group as a whole and aren't inherited.
 *
 * @param ancestors - the tags of the groups around the page, outermost first
 */
export function effectiveTags(own: readonly Tag[], ancestors: readonly (readonly Tag[])[]): Tag[] {
  if (own.some(isPlan)) {
    return [...own];
  }
  const plan = ancestors.flat().filter(isPlan).at(-1);
  return plan ? [plan, ...own] : [...own];
}
