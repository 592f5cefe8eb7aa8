import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { plans, tagData } from '@site/src/navigation/tags';

/** What a filter and a table call the plan without a tag. */
export const communityLabel = (): string =>
  translate({ id: 'x.features.community', message: 'Community' });

/** The options of a `<select>` that filters by plan; the first one is no condition. */
export default function PlanOptions(): ReactNode {
  return (
    <>
      <option value="">{translate({ id: 'x.features.all', message: 'All plans' })}</option>
      <option value="community">{communityLabel()}</option>
      {plans.map((plan) => (
        <option key={plan} value={plan}>
          {translate(tagData[plan].label)}
        </option>
      ))}
    </>
  );
}
