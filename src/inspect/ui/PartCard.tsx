import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TagBadge from '@site/src/components/TagBadge';
import type { PlacedPart } from '../browser/parts';
import { feedsOf } from '../browser/resolve';
import styles from './styles.module.css';

/** A fact with its label; the stylesheet hides both if there is none. */
const Fact = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

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

/** What the reference says about a part. */
export default function PartCard({ part, around, onShow }: PartCardProps): ReactNode {
  const { of, component, className, states, row } = part;
  const { slots, props } = feedsOf(part, around);
  return (
    <dl className={styles.facts}>
      <Fact label="Component">
        {of ? <Link to={of.path}>{component}</Link> : `${component} of Material UI`}{' '}
        {of && of.plan !== 'community' && <TagBadge tag={of.plan} />}
      </Fact>
      <Fact label="Slot">{slots.map(inCode)}</Fact>
      <Fact label="Class">
        {inCode(`.${className}`)}
        {row && <Link to={row}>In the reference</Link>}
      </Fact>
      <Fact label="State">{states.map((state) => inCode(`.${state}`))}</Fact>
      <Fact label="Props">{props.map(inCode)}</Fact>
      <Fact label="Inside">
        {around.slice(0, 4).map((outer) => (
          <button
            key={outer.className}
            type="button"
            translate="no"
            className={styles.outer}
            onClick={() => onShow(outer.element)}
          >
            .{outer.className}
          </button>
        ))}
      </Fact>
    </dl>
  );
}
