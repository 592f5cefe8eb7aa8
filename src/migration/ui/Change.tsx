import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import type { Frequency } from '../../content/mdx/changeProps';
import { useEntry } from './Entry';
import styles from './styles.module.css';

const bitesLabels: Record<Frequency, () => string> = {
  often: () => translate({ id: 'x.migration.bites.often', message: 'Affects most apps' }),
  sometimes: () => translate({ id: 'x.migration.bites.sometimes', message: 'Affects some apps' }),
  rarely: () => translate({ id: 'x.migration.bites.rarely', message: 'Affects few apps' }),
};

/** Returns a path that may break after each slash. */
const breakable = (path: string): ReactNode =>
  path.split('/').map((part, index) => (
    <span key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </span>
  ));

/** The facts of an entry, below its heading: components, codemod, how many apps it affects, and the "Done" button. */
export default function Change(): ReactNode {
  const { details, isDone, toggle } = useEntry();
  const { id, title, components, by, codemod, bites } = details;
  return (
    <div className={styles.facts}>
      <ul>
        {components.length > 0 && <li translate="no">{components.join(', ')}</li>}
        <li>
          {by === 'hand' && <Translate id="x.migration.hand">By hand</Translate>}
          {by === 'codemod' && <Translate id="x.migration.codemod">Codemod: </Translate>}
          {by === 'partly' && <Translate id="x.migration.partly">Codemod (partial): </Translate>}
          {codemod && <code translate="no">{breakable(codemod)}</code>}
        </li>
        <li>{bitesLabels[bites]()}</li>
      </ul>
      <button
        type="button"
        className={styles.tick}
        aria-pressed={isDone}
        aria-label={translate({ id: 'x.migration.done.of', message: 'Done: {title}' }, { title })}
        onClick={toggle}
        {...eventAttributes('migration', 'tick', id)}
      >
        <span aria-hidden="true" className={styles.box} />
        <Translate id="x.migration.done">Done</Translate>
      </button>
    </div>
  );
}
