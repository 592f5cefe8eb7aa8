import type { ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { literalField } from '@site/src/utils/literalField';
import PlanOptions from '../../../components/PlanOptions';
import { groupBy } from '../../../utils/groupBy';
import { componentsIn, demosIn, noFilter, type GalleryFilter } from '../browser/filter';
import type { GalleryPage } from '../types';
import styles from './styles.module.css';

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options; the first one, whose value is empty, is no condition. */
  children: ReactNode;
}

const Select = ({ label, value, onChange, children }: SelectProps): ReactNode => (
  <select
    aria-label={label}
    value={value}
    data-set={value !== '' || undefined}
    onChange={({ target }) => onChange(target.value)}
  >
    {children}
  </select>
);

export interface FiltersProps {
  pages: readonly GalleryPage[];
  /** Whether the pages are those of all products. */
  isOfAll: boolean;
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
  /** The number of demos that it leaves. */
  shown: number;
}

/** Chooses which demos are shown. */
export default function Filters({
  pages,
  isOfAll,
  filter,
  onChange,
  shown,
}: FiltersProps): ReactNode {
  const change = (part: Partial<GalleryFilter>): void => onChange({ ...filter, ...part });
  const words = 'Filter by words';
  const isSet = Object.values(filter).some(Boolean);
  const all = demosIn(pages).length;
  const groups = groupBy(pages, ({ product, group }) => (isOfAll ? `${product}: ${group}` : group));
  return (
    <div className={styles.filters} role="search">
      <input
        type="search"
        aria-label={words}
        placeholder={words}
        {...literalField}
        value={filter.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Select
        label="Plan"
        value={filter.plan}
        onChange={(plan) => change({ plan: plan as GalleryFilter['plan'] })}
      >
        <PlanOptions />
      </Select>
      <Select
        label="Component"
        value={filter.component}
        onChange={(component) => change({ component })}
      >
        <option value="">All components</option>
        {componentsIn(pages).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select label="Feature" value={filter.page} onChange={(page) => change({ page })}>
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
      </Select>
      <span className={styles.count}>
        <span role="status">{isSet ? `${shown} of ${all} demos` : `${all} demos`}</span>
        {isSet && (
          <button
            type="button"
            onClick={() => onChange(noFilter)}
            {...eventAttributes('gallery', 'reset')}
          >
            Show all
          </button>
        )}
      </span>
    </div>
  );
}
