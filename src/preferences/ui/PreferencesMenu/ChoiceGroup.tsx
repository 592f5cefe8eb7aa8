import type { ReactNode } from 'react';
import { eventAttributes } from '../../../analytics/eventAttributes';
import type { PreferenceState } from '../../hooks';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps<T extends string> {
  /** Its name in analytics. */
  name: string;
  legend: string;
  /** Value -> label. */
  options: Readonly<Record<T, string>>;
  state: PreferenceState<T>;
}

/** A question with all its answers visible: native radio buttons that look like one segmented control. */
export default function ChoiceGroup<T extends string>({
  name,
  legend,
  options,
  state: [value, choose],
}: ChoiceGroupProps<T>): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {(Object.entries(options) as [T, string][]).map(([option, label]) => (
          <label key={option} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={`preference-${name}`}
              value={option}
              checked={option === value}
              onChange={() => choose(option)}
              {...eventAttributes('preference', name, option)}
            />
            <span className={styles.face}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
