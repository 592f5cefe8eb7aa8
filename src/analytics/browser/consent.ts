import { createPreference } from '../../utils/preference';
import { storageSlot } from '../../utils/slots';

/** The possible answers of the reader; the first means no answer yet. */
const consentAnswers = ['unknown', 'granted', 'denied'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** Local storage key of the answer: the only thing stored for a reader who refuses. */
export const CONSENT_KEY = 'analytics-consent';

/** The DOM event with which the footer's button opens the notice. */
export const openNoticeEvent = 'x:privacy';

/** The reader's answer; no link agrees on the reader's behalf. If storage is blocked, it holds for this page without an error, like every preference. */
export const consent = createPreference<ConsentAnswer>({
  values: consentAnswers,
  attribute: 'data-analytics-consent',
  slot: storageSlot(CONSENT_KEY),
});

/** Whether the browser refuses on the reader's behalf: "Do Not Track" or "Global Privacy Control". */
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
