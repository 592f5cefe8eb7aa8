// Change: a callout without a title of its own is called "Note", "Warning" and so on, capitalized like every heading.
import type { ReactNode } from 'react';
import Admonition from '@theme-original/Admonition';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition';

const titles: Record<string, () => string> = {
  note: () => translate({ id: 'x.admonition.note', message: 'Note' }),
  tip: () => translate({ id: 'x.admonition.tip', message: 'Tip' }),
  info: () => translate({ id: 'x.admonition.info', message: 'Good to know' }),
  warning: () => translate({ id: 'x.admonition.warning', message: 'Warning' }),
  danger: () => translate({ id: 'x.admonition.danger', message: 'Danger' }),
};

export default function AdmonitionWrapper(props: Props): ReactNode {
  return <Admonition {...props} title={props.title ?? titles[props.type]?.()} />;
}
