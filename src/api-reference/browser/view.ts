import { createPreference } from '@site/src/preferences/preference';
import { storageSlot } from '@site/src/preferences/slots';
import { API_VIEW_ATTRIBUTE, API_VIEW_KEY, apiViews } from '@site/src/preferences/values';

const page =
  typeof document === 'undefined'
    ? null
    : { root: document.documentElement, address: window.location };

/** How the rows of a reference are laid out; set before first paint by `src/preferences/build/inlineScript.ts`. */
export const apiView = createPreference(
  {
    values: apiViews,
    attribute: API_VIEW_ATTRIBUTE,
    slot: storageSlot(API_VIEW_KEY),
    addressPart: 'search',
    fromAddress: () => null,
  },
  page,
);

if (page) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === API_VIEW_KEY) apiView.receive(newValue);
    else if (key === null) apiView.refresh();
  });
}
