import { createPreference, followTabs } from '@site/src/utils/preference';
import { storageSlot } from '@site/src/utils/slots';
import { API_VIEW_ATTRIBUTE, API_VIEW_KEY, apiViews } from '@site/src/preferences/values';

/** How the rows of a reference are laid out; set before first paint by `src/preferences/node/inlineScript.ts`. */
export const apiView = createPreference({
  values: apiViews,
  attribute: API_VIEW_ATTRIBUTE,
  slot: storageSlot(API_VIEW_KEY),
});

followTabs(API_VIEW_KEY, apiView);
