import type { ReactNode } from 'react';
import { openNoticeEvent } from '../browser/consent';

/** The button that opens the notice again, whatever the reader has answered. */
export default function PrivacyChoices(): ReactNode {
  return (
    <button type="button" onClick={() => window.dispatchEvent(new Event(openNoticeEvent))}>
      Privacy choices
    </button>
  );
}
