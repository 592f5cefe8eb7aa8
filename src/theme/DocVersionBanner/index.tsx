// Change: upstream's banner cannot find the same page (the lists of pages are trimmed), calls a frozen version
// unmaintained, and is an alert, which a screen reader would announce on every page.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionBanner';
import { productFromPath } from '@site/src/products';
import { useCurrentPage, type CurrentPage } from '@site/src/navigation/useSiteVersions';
import type { SnapshotVersion } from '@site/src/content/types';
import styles from './styles.module.css';

/** Returns the nearest releases of the product's packages that lack this version: `@mui/x-charts-pro 8.2.0`. */
function useNearestPackages(): string[] {
  const { pathname } = useLocation();
  const { nearest = {} } = useDocsVersion() as SnapshotVersion;
  const { packages } = productFromPath(pathname);
  return Object.entries(nearest)
    .filter(([name]) => Object.hasOwn(packages, name))
    .map(([name, version]) => `${name} ${version}`);
}

function FrozenBanner({ className, page }: Props & { page: CurrentPage }): ReactNode {
  const { label } = useDocsVersion();
  const nearest = useNearestPackages();
  const version = <bdi dir="ltr">{page.version}</bdi>;
  return (
    <aside
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label="Version of this page"
    >
      <p>
        This page describes version{' '}
        <strong>
          <bdi dir="ltr">{label}</bdi>
        </strong>
        .{' '}
        <Link to={page.path}>
          {page.fallback ? (
            <>Not in {version}: open the nearest page</>
          ) : (
            <>Read this page for {version}</>
          )}
        </Link>
      </p>
      {nearest.length > 0 && (
        <p>
          Not all packages have a release with this number. Demos use the nearest one:{' '}
          <bdi dir="ltr">{nearest.join(', ')}</bdi>.
        </p>
      )}
    </aside>
  );
}

export default function DocVersionBanner({ className }: Props): ReactNode {
  const page = useCurrentPage();
  return page ? <FrozenBanner {...(className && { className })} page={page} /> : null;
}
