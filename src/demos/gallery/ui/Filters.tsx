import type { ChangeEvent, ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { literalField } from '@site/src/utils/literalField';
import PlanOptions from '../../../components/PlanOptions';
import { groupBy } from '../../../utils/groupBy';
import { componentsIn, demosIn, noFilter, type GalleryFilter } from '../browser/filter';
import type { GalleryPage } from '../node/collect';
import styles from './styles.module.css';

interface FiltersProps {
  pages: readonly GalleryPage[];
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
  /** The number of demos that it leaves. */
  shown: number;
}

/** Chooses which demos are shown. */
export default function Filters({ pages, filter, onChange, shown }: FiltersProps): ReactNode {
  const isSet = Object.values(filter).some(Boolean);
  const all = demosIn(pages).length;
  const groups = groupBy(pages, ({ product, group }) =>
    [product, group].filter(Boolean).join(': '),
  );
  const field = (name: keyof GalleryFilter, label: string) => ({
    'aria-label': label,
    value: filter[name],
    'data-set': filter[name] !== '' || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filter, [name]: target.value }),
  });
  const words = 'Filter by words';
  const reset = eventAttributes('gallery', 'reset');
  return (
    <div className={styles.filters} role="search">
      <input type="search" {...field('filter', words)} placeholder={words} {...literalField} />
      <select {...field('plan', 'Plan')}>
        <PlanOptions />
      </select>
      <select {...field('component', 'Component')}>
        <option value="">All components</option>
        {componentsIn(pages).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select {...field('feature', 'Feature')}>
        <option value="">All features</option>
        {[...groups].map(([label, members]) => (
          <optgroup key={label} label={label}>
            {members.map(({ title, path }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <span className={styles.count}>
        <span role="status">{isSet ? `${shown} of ${all} demos` : `${all} demos`}</span>
        {isSet && (
          <button type="button" onClick={() => onChange(noFilter)} {...reset}>
            Show all
          </button>
        )}
      </span>
    </div>
  );
}
