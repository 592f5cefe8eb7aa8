import { useId, type ReactNode } from 'react';
import { literalField } from '@site/src/utils/literalField';
import choice from '@site/src/components/choice.module.css';
import type { Control, PropValue } from '../types';
import styles from './styles.module.css';

export interface ControlFieldProps<C extends Control = Control> {
  control: C;
  value: PropValue | undefined;
  onChange: (value: PropValue | undefined) => void;
}

type Of<K extends Control['kind']> = ControlFieldProps<Extract<Control, { kind: K }>>;

/** Whether the options fit side by side as buttons; if not, a select has more room. */
const areFew = (options: readonly unknown[]): boolean =>
  options.length <= 3 && options.join('').length <= 22;

/** The name of a prop, which may break where a word ends. */
const Name = ({ name }: { name: string }): ReactNode => (
  <code translate="no">
    {name.split(/(?=[A-Z])/).flatMap((word, index) => [index > 0 && <wbr key={index} />, word])}
  </code>
);

const notSet = 'not set';

function Switch({ control: { name }, value, onChange }: Of<'switch'>): ReactNode {
  return (
    <label className={styles.row}>
      <Name name={name} />
      <input
        type="checkbox"
        role="switch"
        className={choice.check}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

function Segments({ control: { name, options }, value, onChange }: Of<'choice'>): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <Name name={name} />
      </legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={String(option)} data-checked={option === value || undefined}>
            <input
              type="radio"
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {String(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select({ control, value, onChange }: Of<'choice'>): ReactNode {
  const { name, options, fallback } = control;
  return (
    <label className={styles.stack}>
      <Name name={name} />
      <select
        className={styles.field}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) =>
          onChange(options.find((option) => String(option) === target.value))
        }
      >
        {(fallback === undefined || fallback === null) && <option value="">{notSet}</option>}
        {options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {String(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An empty list is of no use to a component: if nothing is checked, the prop gets its default again. */
function List({ control: { name, options, fallback }, value, onChange }: Of<'list'>): ReactNode {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.group}>
      <legend>
        <Name name={name} />
      </legend>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              className={choice.check}
              checked={chosen.includes(option)}
              onChange={({ target }) => {
                const next = options.filter((each) =>
                  each === option ? target.checked : chosen.includes(each),
                );
                onChange(next.length > 0 ? next : fallback);
              }}
            />
            {String(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function NumberField({ control, value, onChange }: Of<'number'>): ReactNode {
  const { name, min, max, step } = control;
  const isRange = min !== undefined && max !== undefined;
  const id = useId();
  return (
    <div className={styles.stack}>
      <span className={styles.row}>
        <label htmlFor={id}>
          <Name name={name} />
        </label>
        {isRange && <output htmlFor={id}>{value === undefined ? notSet : String(value)}</output>}
      </span>
      <input
        id={id}
        type={isRange ? 'range' : 'number'}
        className={isRange ? styles.range : styles.field}
        min={min}
        max={max}
        step={step ?? (isRange ? 1 : 'any')}
        value={typeof value === 'number' ? value : isRange ? min : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </div>
  );
}

function TextField({ control: { name }, value, onChange }: Of<'text'>): ReactNode {
  return (
    <label className={styles.stack}>
      <Name name={name} />
      <input
        type="text"
        className={styles.field}
        {...literalField}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </label>
  );
}

/** The form control for one prop, depending on its kind. */
export default function ControlField({ control, ...rest }: ControlFieldProps): ReactNode {
  switch (control.kind) {
    case 'switch':
      return <Switch control={control} {...rest} />;
    case 'choice':
      return areFew(control.options) && control.fallback !== undefined ? (
        <Segments control={control} {...rest} />
      ) : (
        <Select control={control} {...rest} />
      );
    case 'list':
      return <List control={control} {...rest} />;
    case 'number':
      return <NumberField control={control} {...rest} />;
    case 'text':
      return <TextField control={control} {...rest} />;
  }
}
