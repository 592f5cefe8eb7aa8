import { useId, type ReactNode } from 'react';
import choice from '@site/src/components/choice.module.css';
import styles from './panel.module.css';

export interface ScopeProps {
  productName: string;
  isScoped: boolean;
  onChange: (isScoped: boolean) => void;
}

/** Chooses where to search: in all products, or in the one being read. */
export default function Scope({ productName, isScoped, onChange }: ScopeProps): ReactNode {
  const name = useId();
  const options = [
    { label: 'Everything', value: false },
    { label: productName, value: true },
  ];
  return (
    <fieldset className={styles.scope}>
      <legend className="x-visually-hidden">Search in</legend>
      {options.map(({ label, value }) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            className={choice.radio}
            name={name}
            checked={isScoped === value}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
