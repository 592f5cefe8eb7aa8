import { Fragment, type ReactNode } from 'react';

/**
 * Renders an API name, such as `AiAssistantPanelTrigger`, so that it may break at its inner capitals and isn't translated. Other
 * texts are rendered as they are.
 */
export function breakable(name: string): ReactNode {
  const parts = name.split(/(?<=[a-z0-9])(?=[A-Z])/);
  if (parts.length === 1 || /\s/.test(name)) return name;
  return (
    <span translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
