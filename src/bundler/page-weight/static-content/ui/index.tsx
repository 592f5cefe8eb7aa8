import type { MouseEvent, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { StaticHtml } from '../../../../code/static-html/browser/staticHtml';
import Html from '../../../../code/static-html/ui';
import { useHtml } from '../../../../code/static-html/ui/useHtml';
import { followLink } from '../browser/followLink';
import { pageParts } from '../browser/parts';
import styles from './styles.module.css';

export interface StaticProps {
  /** Number of the part on the page. */
  n: number;
  /** The part's elements, which only the server has. */
  children?: ReactNode;
}

/** A part whose HTML the server rendered. Its links change the page within the application. */
function Painted({ page, n }: { page: StaticHtml; n: number }): ReactNode {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Html
      as="x-static"
      source={page}
      index={n}
      state={useHtml(page, n)}
      // Events of the links inside bubble up to React.
      onClick={(event: MouseEvent) => followLink(event, history, baseUrl)}
      pending={{
        className: styles.pending,
        failure:
          n === 0 &&
          // In place of the text. A `description` would be sent with every page.
          'The text could not be loaded. Reload the page to see it.',
      }}
    />
  );
}

/**
 * Creates the component for the static parts of one page. The build writes a call to it into the page.
 *
 * @param address - address of the file with the parts, below the site's base
 * @param version - fingerprint of the parts
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
