import { createPreference } from '../../preferences/preference';
import { storageSlot } from '../../preferences/slots';

/** What a reader may have answered; the first stands for no answer yet. */
export const consentAnswers = ['unknown', 'granted', 'denied'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** Local storage key of the answer: the only thing that is kept of a reader who refuses. */
export const CONSENT_KEY = 'analytics-consent';

/** The DOM event by which the footer's button opens the notice. */
export const openNoticeEvent = 'x:privacy';

/** The reader's answer. Where the storage is blocked it holds for this page and is silent, as every preference. */
export const consent = createPreference<ConsentAnswer>(
  {
    values: consentAnswers,
    attribute: 'data-analytics-consent',
    slot: storageSlot(CONSENT_KEY),
    addressPart: 'hash',
    // A link cannot agree in a reader's place.
    fromAddress: () => null,
  },
  typeof document === 'undefined'
    ? null
    : { root: document.documentElement, address: window.location },
);

/** Whether the browser says no for its reader: "Do Not Track" or "Global Privacy Control". */
export function isOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Whether anything may be sent or stored: the reader has agreed and the browser does not object. */
export function mayMeasure(): boolean {
  return consent.get() === 'granted' && !isOptedOut();
}
