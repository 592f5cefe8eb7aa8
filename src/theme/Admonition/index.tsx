// Change: a callout without a title of its own is called "Note", "Warning" and so on, capitalized like every heading.
import type { ReactNode } from 'react';
import Admonition from '@theme-original/Admonition';
import type { Props } from '@theme/Admonition';

const titles: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Good to know',
  warning: 'Warning',
  danger: 'Danger',
};

export default function AdmonitionWrapper(props: Props): ReactNode {
  return <Admonition {...props} title={props.title ?? titles[props.type]} />;
}
