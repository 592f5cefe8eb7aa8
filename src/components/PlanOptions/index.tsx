import type { ReactNode } from 'react';
import { plans, tagData } from '@site/src/navigation/tags';

/** What a filter and a table call the plan without a tag. */
export const communityLabel = 'Community';

/** The options of a `<select>` that filters by plan; the first one is no condition. */
export default function PlanOptions(): ReactNode {
  return (
    <>
      <option value="">All plans</option>
      <option value="community">{communityLabel}</option>
      {plans.map((plan) => (
        <option key={plan} value={plan}>
          {tagData[plan].label}
        </option>
      ))}
    </>
  );
}
