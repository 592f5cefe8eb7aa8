import { Fragment, type ReactNode } from 'react';

/** A name of the API, such as `AiAssistantPanelTrigger`, that may break at its inner capitals. */
export const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
