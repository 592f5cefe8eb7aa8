import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import type { Hit, Kind, SectionHit } from '@site/src/search/types';
import HitBody, { hitName, Marked } from './HitBody';
import { ifHere } from './presses';
import { hitKey, type HitGroup } from '@site/src/search/browser/groupHits';
import styles from './hits.module.css';

export const kindLabels: Record<Kind, string> = {
  guide: 'Guides',
  api: 'API',
  migration: 'Migration',
};

/** Returns the number of results in words, which a screen reader announces when it changes. */
export const countText = (count: number): string =>
  count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;

/** A hit, or a section below one, that the reader can choose. */
export interface Choice {
  hit: Hit;
  section?: SectionHit;
}

/** Returns the choices of the list in display order. */
export const choicesOf = (groups: readonly HitGroup[]): Choice[] =>
  groups.flatMap(({ hits }) =>
    hits.flatMap((hit) => [{ hit }, ...(hit.sections ?? []).map((section) => ({ hit, section }))]),
  );

/** Returns the key of a choice. It doesn't depend on its position. */
export const choiceKey = ({ hit, section }: Choice): string =>
  section ? `${hitKey(hit)} ${section.id}` : hitKey(hit);

/** Returns the address of a choice below the base path of the version. */
export function choiceAddress({ hit, section = hit.section }: Choice): string {
  return hit.path.slice(1) + (section ? `#${section.id}` : '');
}

/** The props that all options share. They stay the same while excerpts arrive. */
interface SharedProps {
  /** The base path of the version. */
  root: string;
  query: string;
  onActivate: (key: string) => void;
  onFollow: () => void;
}

export interface OptionsProps extends SharedProps {
  id: string;
  groups: readonly HitGroup[];
  activeKey: string | undefined;
  /** Returns the element id of the option with a key. */
  optionId: (key: string) => string;
}

interface OptionProps extends SharedProps, Choice {
  id: string;
  isActive: boolean;
}

/** Rendered again only when its own props change: an excerpt that arrives doesn't affect the other options. */
const Option = memo(function Option({
  id,
  hit,
  section,
  isActive,
  root,
  query,
  onActivate,
  onFollow,
}: OptionProps): ReactNode {
  return (
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      aria-label={section ? `${section.heading.text}, ${hit.title.text}` : hitName(hit)}
      tabIndex={-1}
      className={clsx(styles.option, section && styles.section)}
      onPointerMove={() => onActivate(choiceKey({ hit, section }))}
    >
      {/* For assistive technology, an option has no parts: it is named as a whole. For the pointer, it is a normal link
          with a context menu and middle click, but without a role that would make it a second control. */}
      <Link
        role="group"
        aria-hidden="true"
        tabIndex={-1}
        to={root + choiceAddress({ hit, section })}
        autoAddBaseUrl={false}
        className={styles.link}
        {...eventAttributes('search', 'select', query)}
        onClick={ifHere(onFollow)}
      >
        {section ? (
          <bdi>
            <Marked text={section.heading} />
          </bdi>
        ) : (
          <HitBody hit={hit} />
        )}
      </Link>
    </div>
  );
});

/** The results as a list box: groups by kind, with pages and their sections below them. */
function Options({ id, groups, activeKey, optionId, ...shared }: OptionsProps): ReactNode {
  return (
    <div role="listbox" id={id} aria-label="Search results" className={styles.list}>
      {groups.map(({ kind, hits }) => (
        <div role="group" key={kind} aria-labelledby={`${id}-${kind}`}>
          <div role="presentation" id={`${id}-${kind}`} className={styles.kind}>
            {kindLabels[kind]}
          </div>
          {choicesOf([{ kind, hits }]).map((choice) => {
            const key = choiceKey(choice);
            return (
              <Option
                key={key}
                id={optionId(key)}
                isActive={key === activeKey}
                {...choice}
                {...shared}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

export default memo(Options);
