import type { Message } from '../products/types';

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
  label: Message;
  /** What a screen reader adds to the label, so that it makes sense on its own: "Pro plan". */
  suffix: Message;
}

/** All tags, in the order in which their badges are shown. */
export const tagData: Readonly<Record<Tag, TagData>> = {
  pro: {
    label: { id: 'x.tags.pro.label', message: 'Pro' },
    suffix: { id: 'x.tags.pro.suffix', message: 'plan' },
  },
  premium: {
    label: { id: 'x.tags.premium.label', message: 'Premium' },
    suffix: { id: 'x.tags.premium.suffix', message: 'plan' },
  },
  new: {
    label: { id: 'x.tags.new.label', message: 'New' },
    suffix: { id: 'x.tags.new.suffix', message: 'in this version' },
  },
  planned: {
    label: { id: 'x.tags.planned.label', message: 'Planned' },
    suffix: { id: 'x.tags.planned.suffix', message: 'not available yet' },
  },
  unstable: {
    label: { id: 'x.tags.unstable.label', message: 'Unstable' },
    suffix: { id: 'x.tags.unstable.suffix', message: 'may change in any release' },
  },
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
