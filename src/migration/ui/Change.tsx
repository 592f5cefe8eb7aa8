import type { ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import type { Frequency } from '../../content/mdx/changeProps';
import { useEntry } from './Entry';
import styles from './styles.module.css';

const bitesLabels: Record<Frequency, string> = {
  often: 'Affects most apps',
  sometimes: 'Affects some apps',
  rarely: 'Affects few apps',
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
          {by === 'hand' && 'By hand'}
          {by === 'codemod' && 'Codemod: '}
          {by === 'partly' && 'Codemod (partial): '}
          {codemod && <code translate="no">{breakable(codemod)}</code>}
        </li>
        <li>{bitesLabels[bites]}</li>
      </ul>
      <button
        type="button"
        className={styles.tick}
        aria-pressed={isDone}
        aria-label={`Done: ${title}`}
        onClick={toggle}
        {...eventAttributes('migration', 'tick', id)}
      >
        <span aria-hidden="true" className={styles.box} />
        Done
      </button>
    </div>
  );
}
