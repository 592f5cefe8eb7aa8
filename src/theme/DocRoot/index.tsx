// Change: the page's route is found by an index while pages are rendered, not by trying those of all pages (`src/page-weight`).
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { matchRoutes, renderRoutes } from 'react-router-config';
import { useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { Props } from '@theme/DocRoot';

export default function DocRoot({ route: { routes = [] } }: Props): ReactNode {
  const { pathname } = useLocation();
  const { docsSidebars } = useDocsVersion();
  const page = matchRoutes(routes, pathname)[0]?.route;
  if (!page) return <NotFoundContent />;
  const name = page.sidebar as string | undefined;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider name={name} items={name === undefined ? undefined : docsSidebars[name]}>
        <DocRootLayout>{renderRoutes(routes)}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
