import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import TagBadge from '@site/src/components/TagBadge';
import { propsThatFeed, slotsFor, type Part } from '../browser/resolve';
import { texts } from './texts';
import styles from './styles.module.css';

interface FactProps {
  label: string;
  /** Names in code; without any, there is no such fact. */
  names: readonly string[];
  children?: ReactNode;
}

function Fact({ label, names, children }: FactProps): ReactNode {
  return (
    names.length > 0 && (
      <>
        <dt>{label}</dt>
        <dd>
          {names.map((name) => (
            <code key={name} translate="no">
              {name}
            </code>
          ))}
          {children}
        </dd>
      </>
    )
  );
}

export interface PartCardProps {
  part: Part;
  /** The parts around it, the nearest first. */
  around: readonly (readonly [Element, Part])[];
  onShow: (element: Element) => void;
}

/** What the reference says about a part. */
export default function PartCard({ part, around, onShow }: PartCardProps): ReactNode {
  const { of, component, className, states, row } = part;
  const outer = around.map(([, each]) => each);
  return (
    <dl className={styles.facts}>
      <dt>{texts.component()}</dt>
      <dd>
        {of ? <Link to={of.path}>{component}</Link> : `${component} ${texts.material()}`}{' '}
        {of && of.plan !== 'community' && <TagBadge tag={of.plan} />}
      </dd>
      <Fact label={texts.slot()} names={slotsFor(part, outer)} />
      <Fact label={texts.className()} names={[`.${className}`]}>
        {row && <Link to={row}>{texts.row()}</Link>}
      </Fact>
      <Fact label={texts.states()} names={states.map((state) => `.${state}`)} />
      <Fact label={texts.props()} names={propsThatFeed(part, outer)} />
      {around.length > 0 && (
        <>
          <dt>{texts.around()}</dt>
          <dd>
            {around.slice(0, 4).map(([element, each]) => (
              <button
                key={each.className}
                type="button"
                translate="no"
                className={styles.outer}
                onClick={() => onShow(element)}
              >
                .{each.className}
              </button>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
