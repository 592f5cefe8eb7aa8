import type { Message } from '../products/types';

/** A tag of a page or group; `pro` and `premium` are the plan it needs. */
export type Tag = 'pro' | 'premium' | 'new' | 'planned' | 'unstable';

/** The plans above the community one, the smaller first. */
export const plans = ['pro', 'premium'] as const;

/** The plan a page needs when that is not the community one. */
export type Plan = (typeof plans)[number];

export interface TagData {
  /** What the badge shows. */
  label: Message;
  /** What a screen reader hears after the label, so that it stands by itself: "Pro plan". */
  suffix: Message;
  /** Whether the badge leads to the licensing page. */
  linksToLicensing: boolean;
}

/** All tags, in the order in which badges stand beside each other. */
export const tagData: Readonly<Record<Tag, TagData>> = {
  pro: {
    label: { id: 'x.tags.pro.label', message: 'Pro' },
    suffix: { id: 'x.tags.pro.suffix', message: 'plan' },
    linksToLicensing: true,
  },
  premium: {
    label: { id: 'x.tags.premium.label', message: 'Premium' },
    suffix: { id: 'x.tags.premium.suffix', message: 'plan' },
    linksToLicensing: true,
  },
  new: {
    label: { id: 'x.tags.new.label', message: 'New' },
    suffix: { id: 'x.tags.new.suffix', message: 'in this version' },
    linksToLicensing: false,
  },
  planned: {
    label: { id: 'x.tags.planned.label', message: 'Planned' },
    suffix: { id: 'x.tags.planned.suffix', message: 'not available yet' },
    linksToLicensing: false,
  },
  unstable: {
    label: { id: 'x.tags.unstable.label', message: 'Unstable' },
    suffix: { id: 'x.tags.unstable.suffix', message: 'may change in any release' },
    linksToLicensing: false,
  },
};

/** What may be said about an entry of `sidebars.ts`. */
export interface TagMeta {
  /** The smallest plan that has it, when that is not the community plan. */
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** The tags of an entry, in the order of {@link tagData}. */
export function tagsOf(meta: TagMeta): Tag[] {
  const tags: Tag[] = [];
  if (meta.plan) {
    tags.push(meta.plan);
  }
  if (meta.newFeature) {
    tags.push('new');
  }
  if (meta.planned) {
    tags.push('planned');
  }
  if (meta.unstable) {
    tags.push('unstable');
  }
  return tags;
}

const isPlan = (tag: Tag): boolean => (plans as readonly Tag[]).includes(tag);

/**
 * The tags of a page as its reader has to know them: its own, and the plan of the nearest group that names one when it
 * names none. "New", "planned" and "unstable" say something of a group as a whole and are not passed on.
 *
 * @param ancestors - the tags of the groups around the page, the outermost first
 */
export function effectiveTags(own: readonly Tag[], ancestors: readonly (readonly Tag[])[]): Tag[] {
  if (own.some(isPlan)) {
    return [...own];
  }
  const plan = ancestors.flat().filter(isPlan).at(-1);
  return plan ? [plan, ...own] : [...own];
}
