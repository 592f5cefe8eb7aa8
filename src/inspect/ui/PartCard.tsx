import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TagBadge from '@site/src/components/TagBadge';
import { propsThatFeed } from '../browser/feeds';
import { slotsFor, type Part } from '../browser/resolve';
import { texts } from './texts';
import styles from './styles.module.css';

function Names({ names }: { names: readonly string[] }): ReactNode {
  return names.map((name) => (
    <code key={name} translate="no">
      {name}
    </code>
  ));
}

export interface PartCardProps {
  part: Part;
  /** The parts around it, the nearest first. */
  around: readonly (readonly [Element, Part])[];
  onShow: (element: Element) => void;
}

/** What the reference says about a part. */
export default function PartCard({ part, around, onShow }: PartCardProps): ReactNode {
  const { of, component, states, row } = part;
  const outer = around.map(([, each]) => each);
  const slots = slotsFor(part, outer);
  const feeds = propsThatFeed(part, outer);
  return (
    <dl className={styles.facts}>
      <dt>{texts.component()}</dt>
      <dd>
        {of ? <Link to={of.path}>{component}</Link> : `${component} ${texts.material()}`}{' '}
        {of && of.plan !== 'community' && <TagBadge tag={of.plan} />}
      </dd>
      {slots.length > 0 && (
        <>
          <dt>{texts.slot()}</dt>
          <dd>
            <Names names={slots} />
          </dd>
        </>
      )}
      <dt>{texts.className()}</dt>
      <dd>
        <Names names={[`.${part.className}`]} />
        {row && <Link to={row}>{texts.row()}</Link>}
      </dd>
      {states.length > 0 && (
        <>
          <dt>{texts.states()}</dt>
          <dd>
            <Names names={states.map((state) => `.${state}`)} />
          </dd>
        </>
      )}
      {feeds.length > 0 && (
        <>
          <dt>{texts.props()}</dt>
          <dd>
            <Names names={feeds} />
          </dd>
        </>
      )}
      {around.length > 0 && (
        <>
          <dt>{texts.around()}</dt>
          <dd>
            {around.slice(0, 4).map(([element, { className }]) => (
              <button
                key={className}
                type="button"
                translate="no"
                className={styles.outer}
                onClick={() => onShow(element)}
              >
                .{className}
              </button>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
