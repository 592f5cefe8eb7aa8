import { Children, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TagBadge from '@site/src/components/TagBadge';
import { feedsOf, type Part } from '../browser/resolve';
import { texts } from './texts';
import styles from './styles.module.css';

/** A fact with its label; nothing if there is none. */
function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    Children.toArray(children).length > 0 && (
      <>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </>
    )
  );
}

const inCode = (name: string): ReactNode => (
  <code key={name} translate="no">
    {name}
  </code>
);

export interface PartCardProps {
  part: Part;
  /** The parts around it, the nearest first. */
  around: readonly (readonly [Element, Part])[];
  onShow: (element: Element) => void;
}

/** What the reference says about a part. */
export default function PartCard({ part, around, onShow }: PartCardProps): ReactNode {
  const { of, component, className, states, row } = part;
  const { slots, props } = feedsOf(
    part,
    around.map(([, outer]) => outer),
  );
  return (
    <dl className={styles.facts}>
      <Fact label={texts.component()}>
        {of ? <Link to={of.path}>{component}</Link> : `${component} ${texts.material()}`}{' '}
        {of && of.plan !== 'community' && <TagBadge tag={of.plan} />}
      </Fact>
      <Fact label={texts.slot()}>{slots.map(inCode)}</Fact>
      <Fact label={texts.className()}>
        {inCode(`.${className}`)}
        {row && <Link to={row}>{texts.row()}</Link>}
      </Fact>
      <Fact label={texts.states()}>{states.map((state) => inCode(`.${state}`))}</Fact>
      <Fact label={texts.props()}>{props.map(inCode)}</Fact>
      <Fact label={texts.around()}>
        {around.slice(0, 4).map(([element, outer]) => (
          <button
            key={outer.className}
            type="button"
            translate="no"
            className={styles.outer}
            onClick={() => onShow(element)}
          >
            .{outer.className}
          </button>
        ))}
      </Fact>
    </dl>
  );
}
