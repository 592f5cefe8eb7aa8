import { useId, useSyncExternalStore, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
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

const views: readonly { view: ApiView; label: { id: string; message: string } }[] = [
  { view: 'table', label: { id: 'x.api.view.table', message: 'Table' } },
  { view: 'list', label: { id: 'x.api.view.list', message: 'List' } },
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
          <Translate id="x.api.filter.label">Filter props, slots and classes</Translate>
        </label>
        <input
          id={inputId}
          type="search"
          className={styles.input}
          placeholder={translate({
            id: 'x.api.filter.placeholder',
            message: 'Filter by name or text',
          })}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <span role="status" className={styles.count}>
          {count &&
            translate(
              {
                id: 'x.api.filter.count',
                message: '{shown} of {all} shown',
                description: 'How many rows of the API tables match the filter',
              },
              { shown: count.shown, all: count.all },
            )}
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
          <Translate id="x.api.filter.plans">Only Pro and Premium</Translate>
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={choice.check}
            checked={filter.hideDeprecated}
            onChange={({ target }) => change({ hideDeprecated: target.checked })}
          />
          <Translate id="x.api.filter.deprecated">Hide deprecated</Translate>
        </label>
        <span
          className={styles.views}
          role="group"
          aria-label={translate({ id: 'x.api.view', message: 'Layout' })}
        >
          {views.map(({ view: each, label }) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => apiView.set(each)}
            >
              {translate(label)}
            </button>
          ))}
        </span>
      </div>
    </>
  );
}
