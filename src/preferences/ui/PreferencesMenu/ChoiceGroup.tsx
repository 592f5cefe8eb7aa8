import type { ReactNode } from 'react';
import { eventAttributes } from '../../../analytics/eventAttributes';
import type { PreferenceGroup } from './groups';
import styles from './ChoiceGroup.module.css';

/** A question with all its answers visible: native radio buttons that look like one segmented control. */
export default function ChoiceGroup({
  name,
  legend,
  options,
  usePreference,
}: PreferenceGroup): ReactNode {
  const [value, choose] = usePreference();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {Object.entries(options).map(([option, label]) => (
          <label key={option} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => choose(option)}
              {...eventAttributes('preference', name.replace('preference-', ''), option)}
            />
            <span className={styles.face}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
