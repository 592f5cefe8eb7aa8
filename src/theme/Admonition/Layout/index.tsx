// Change: the icon is hidden from screen readers, which would otherwise announce a nameless picture before the title.
import type { ReactNode } from 'react';
import Layout from '@theme-original/Admonition/Layout';
import type { Props } from '@theme/Admonition/Layout';

export default function LayoutWrapper({ icon, ...props }: Props): ReactNode {
  return <Layout {...props} icon={icon && <span aria-hidden="true">{icon}</span>} />;
}
