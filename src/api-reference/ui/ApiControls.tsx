import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { literalField } from '@site/src/utils/literalField';
import { useApiControls } from './useApiControls';
import {
  API_VIEW_ATTRIBUTE,
  API_VIEW_KEY,
  apiViews,
  type ApiView,
} from '@site/src/preferences/values';
import { createPreference, followTabs } from '@site/src/utils/preference';
import { storageSlot } from '@site/src/utils/slots';
import choice from '@site/src/components/choice.module.css';
import styles from './ApiControls.module.css';

/** How the rows of a reference are laid out; set before first paint by `src/preferences/node/inlineScript.ts`. */
const apiView = createPreference({
  values: apiViews,
  attribute: API_VIEW_ATTRIBUTE,
  slot: storageSlot(API_VIEW_KEY),
});

followTabs(API_VIEW_KEY, apiView);

const views: readonly { view: ApiView; label: string }[] = [
  { view: 'table', label: 'Table' },
  { view: 'list', label: 'List' },
];

/** Filter and layout of all tables of an API page. The field stays in view while its tables are read. */
export default function ApiControls(): ReactNode {
  const { root, filter, change, count } = useApiControls();
  const view = useSyncExternalStore(apiView.subscribe, apiView.get, () => apiView.defaultValue);
  const inputId = useId();
  return (
    <>
      <div ref={root} className={styles.filter} role="search">
        <label className="x-visually-hidden" htmlFor={inputId}>
          Filter props, slots and classes
        </label>
        <input
          id={inputId}
          type="search"
          className={styles.input}
          placeholder="Filter by name or text"
          {...literalField}
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <span role="status" className={styles.count}>
          {count && `${count.shown} of ${count.all} shown`}
        </span>
      </div>
      <div className={styles.options}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={choice.check}
            checked={filter.onlyPlans}
            onChange={({ target }) => change({ onlyPlans: target.checked })}
          />
          Only Pro and Premium
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={choice.check}
            checked={filter.hideDeprecated}
            onChange={({ target }) => change({ hideDeprecated: target.checked })}
          />
          Hide deprecated
        </label>
        <span className={styles.views} role="group" aria-label="Layout">
          {views.map(({ view: each, label }) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => apiView.set(each)}
            >
              {label}
            </button>
          ))}
        </span>
      </div>
    </>
  );
}
