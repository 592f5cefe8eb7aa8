import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import type { EventAttributes } from '@site/src/analytics/eventAttributes';
import toolButton from '@site/src/components/toolButton.module.css';
import Icon, { type IconName } from './icons';

export interface ToolButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  event: EventAttributes;
}

/** A button with an icon and a word, in a row of them. */
export default function ToolButton({
  icon,
  event,
  className,
  children,
  ...props
}: ToolButtonProps): ReactNode {
  return (
    <button type="button" className={clsx(toolButton.button, className)} {...event} {...props}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
