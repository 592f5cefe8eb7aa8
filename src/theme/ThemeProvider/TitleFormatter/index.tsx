// Change: titles read "Column visibility - Data Grid - MUI X"; the product comes from the path.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/ThemeProvider/TitleFormatter';
import { productFromPath } from '@site/src/products';
import { formatTitle } from '@site/src/navigation/pageTitle';

export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  const { pathname } = useLocation();
  const { name: productName } = productFromPath(pathname);
  return (
    <TitleFormatterProvider
      formatter={({ title, siteTitle }) => formatTitle({ title, productName, siteTitle, pathname })}
    >
      {children}
    </TitleFormatterProvider>
  );
}
