import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { openNoticeEvent } from '../browser/consent';

/** The button that opens the notice again, whatever the reader has answered. */
export default function PrivacyChoices(): ReactNode {
  return (
    <button type="button" onClick={() => window.dispatchEvent(new Event(openNoticeEvent))}>
      <Translate id="x.footer.privacy">Privacy choices</Translate>
    </button>
  );
}
