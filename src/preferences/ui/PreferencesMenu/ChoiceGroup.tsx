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
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
              {...eventAttributes('preference', name.replace('preference-', ''), option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
