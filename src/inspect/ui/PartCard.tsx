import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TagBadge from '@site/src/components/TagBadge';
import type { PlacedPart } from '../browser/parts';
import { feedsOf } from '../browser/resolve';
import styles from './styles.module.css';

const inCode = (name: string): ReactNode => (
  <code key={name} translate="no">
    {name}
  </code>
);

interface PartCardProps {
  part: PlacedPart;
  /** The parts around it, the nearest first. */
  around: readonly PlacedPart[];
  onShow: (element: Element) => void;
}

/** What the reference says about a part. The stylesheet hides empty rows with their labels. */
export default function PartCard({ part, around, onShow }: PartCardProps): ReactNode {
  const { of, component, className, states, row } = part;
  const { slots, props } = feedsOf(part, around);
  return (
    <dl className={styles.facts}>
      <dt>Component</dt>
      <dd>
        {of ? <Link to={of.path}>{component}</Link> : `${component} of Material UI`}{' '}
        {of && of.plan !== 'community' && <TagBadge tag={of.plan} />}
      </dd>
      <dt>Slot</dt>
      <dd>{slots.map(inCode)}</dd>
      <dt>Class</dt>
      <dd>
        {inCode(`.${className}`)}
        {row && <Link to={row}>In the reference</Link>}
      </dd>
      <dt>State</dt>
      <dd>{states.map((state) => inCode(`.${state}`))}</dd>
      <dt>Props</dt>
      <dd>{props.map(inCode)}</dd>
      <dt>Inside</dt>
      <dd>
        {around.slice(0, 4).map((outer, at) => (
          <button
            key={at}
            type="button"
            translate="no"
            className={styles.outer}
            onClick={() => onShow(outer.element)}
          >
            .{outer.className}
          </button>
        ))}
      </dd>
    </dl>
  );
}
