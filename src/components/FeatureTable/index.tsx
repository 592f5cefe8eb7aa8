import { useId, useMemo, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type { Feature } from '@site/src/navigation/features';
import { literalField } from '@site/src/utils/literalField';
import PlanOptions, { communityLabel } from '../PlanOptions';
import TagBadge from '../TagBadge';
import { filterFeatures, noFilter, planOf } from './filter';
import styles from './styles.module.css';

const headers = {
  feature: 'Feature',
  does: 'What it does',
  plan: 'Plan',
};

/**
 * The features that `src/content` attached to this page, and the reader's filter.
 *
 * @throws if the page is not a product's page of features
 */
function useFeatures() {
  const { metadata } = useDoc();
  const { features } = metadata as { features?: Feature[] };
  if (!features) {
    throw new Error(
      `${metadata.source}: <FeatureTable /> has nothing to show. It belongs on a product's "features" page, such as docs/react-data-grid/features/index.mdx.`,
    );
  }
  const [filter, setFilter] = useState(noFilter);
  const shown = useMemo(() => filterFeatures(features, filter), [features, filter]);
  const change = (part: Partial<typeof noFilter>) => setFilter((old) => ({ ...old, ...part }));
  return { all: features.length, shown, filter, change };
}

function Row({ name, path, description, of, tags }: Feature): ReactNode {
  return (
    <tr>
      <th scope="row" data-label={headers.feature}>
        <Link to={path}>{name}</Link>
      </th>
      <td data-label={headers.does}>{of ? <>Part of {of}</> : description}</td>
      <td data-label={headers.plan} className={styles.plan}>
        {planOf({ tags }) === 'community' && communityLabel}{' '}
        {tags.map((tag) => (
          <TagBadge key={tag} tag={tag} />
        ))}
      </td>
    </tr>
  );
}

/**
 * Lists every feature of a product on its page "features", with its plan and its guide, filtered by a text and a
 * plan. Without JavaScript it shows the whole table.
 */
export default function FeatureTable(): ReactNode {
  const { all, shown, filter, change } = useFeatures();
  const id = useId();
  return (
    <>
      <div className={styles.controls} role="search">
        <label className="x-visually-hidden" htmlFor={`${id}text`}>
          Filter features
        </label>
        <input
          id={`${id}text`}
          type="search"
          className={styles.input}
          placeholder="Filter by word"
          {...literalField}
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <label className={styles.choice} htmlFor={`${id}plan`}>
          {headers.plan}
        </label>
        <select
          id={`${id}plan`}
          className={styles.select}
          // Otherwise, a browser that restores the page shows a plan that filters nothing.
          autoComplete="off"
          value={filter.plan}
          onChange={({ target }) => change({ plan: target.value })}
        >
          <PlanOptions />
        </select>
        <span role="status" className={styles.count}>
          {`${shown.length} of ${all} features`}
        </span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{headers.feature}</th>
            <th scope="col">{headers.does}</th>
            <th scope="col">{headers.plan}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((feature) => (
            <Row key={feature.path} {...feature} />
          ))}
        </tbody>
      </table>
    </>
  );
}
