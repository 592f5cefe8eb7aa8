import { Fragment, type ReactNode } from 'react';

/** Renders an API name, such as `AiAssistantPanelTrigger`, so that it may break at its inner capitals. */
export const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
