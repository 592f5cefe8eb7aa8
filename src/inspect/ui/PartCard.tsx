import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TagBadge from '@site/src/components/TagBadge';
import type { PlacedPart, Parts } from '../browser/parts';
import { feedsOf } from '../browser/resolve';
import { texts } from './texts';
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

export interface PartCardProps {
  part: PlacedPart;
  parts: Parts;
  onShow: (element: Element) => void;
}

/** What the reference says about a part. */
export default function PartCard({ part, parts, onShow }: PartCardProps): ReactNode {
  const { of, component, className, states, row } = part;
  const around = parts.around(part.element);
  const { slots, props } = feedsOf(part, around);
  return (
    <dl className={styles.facts}>
      <Fact label={texts.component}>
        {of ? <Link to={of.path}>{component}</Link> : `${component} ${texts.material}`}{' '}
        {of && of.plan !== 'community' && <TagBadge tag={of.plan} />}
      </Fact>
      <Fact label={texts.slot}>{slots.map(inCode)}</Fact>
      <Fact label={texts.className}>
        {inCode(`.${className}`)}
        {row && <Link to={row}>{texts.row}</Link>}
      </Fact>
      <Fact label={texts.states}>{states.map((state) => inCode(`.${state}`))}</Fact>
      <Fact label={texts.props}>{props.map(inCode)}</Fact>
      <Fact label={texts.around}>
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
