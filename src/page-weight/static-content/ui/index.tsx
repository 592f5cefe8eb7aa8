import type { ComponentProps, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import { useCodeHtml } from '../../../code/ui/useCodeHtml';
import { followLink, preloadLink } from '../browser/followLink';
import { pageParts, type PageParts } from '../browser/parts';
import styles from './styles.module.css';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- where React declares the names of elements
  namespace JSX {
    interface IntrinsicElements {
      /** A static part of a page; see `src/page-weight/static-content`. */
      'x-static': ComponentProps<'div'>;
    }
  }
}

export interface StaticProps {
  /** Which part of the page. */
  n: number;
  /** The part's elements; the server renders them, the browser does not have them. */
  children?: ReactNode;
}

/** A part whose HTML the server has made. Its links stay inside the application. */
function Painted({ page, n }: { page: PageParts; n: number }): ReactNode {
  const { html, hasFailed } = useCodeHtml(page, n);
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  if (html === null) {
    return (
      <div className={styles.pending} aria-busy={!hasFailed} data-static-pending>
        {hasFailed && n === 0 && (
          <Translate
            id="x.static.failed"
            description="Shown in place of the text of a page that could not be loaded"
          >
            The text could not be loaded. Reload the page to see it.
          </Translate>
        )}
      </div>
    );
  }
  const preload = (event: SyntheticEvent): void => preloadLink(event, baseUrl);
  return (
    <x-static
      id={page.elementId(n)}
      // Events of the links inside reach React by bubbling.
      onClick={(event: MouseEvent) => followLink(event, history, baseUrl)}
      onMouseOver={preload}
      onTouchStart={preload}
      // What the server has painted stays.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/**
 * The component for the static parts of one page, which the build writes into the page (`src/page-weight/static-content`).
 *
 * @param address - of the file with the parts, below the site's base
 * @param version - fingerprint of what the parts show
 */
export default function staticOf(
  address: string,
  version: string,
): (props: StaticProps) => ReactNode {
  const page = pageParts(address, version);
  return function Static({ n, children }) {
    return children === undefined ? (
      <Painted page={page} n={n} />
    ) : (
      <x-static id={page.elementId(n)}>{children}</x-static>
    );
  };
}
