import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import clsx from 'clsx';
import type { StaticHtml } from '@site/src/code/static-html/browser/staticHtml';
import Html from '@site/src/code/static-html/ui';
import { retryHtml, useHtml } from '@site/src/code/static-html/ui/useHtml';
import { internalTarget } from '../../utils/internalTarget';
import Unloaded from '../../utils/Unloaded';
import { setTables, showTarget } from '../browser/rows';
import styles from './ApiSection.module.css';
import tables from './ApiTables.module.css';

export interface ApiSectionProps {
  /** The page's static HTML, an import of `page.api`. */
  code: StaticHtml;
  /** Which part of the page. */
  index: number;
}

/**
 * Tells the build which anchors and links the static HTML has, as React elements would. `render/` writes attributes in only
 * one form, so regular expressions find them; a parser would be in the script of every such page.
 */
function useStaticLinks(html: string | null): void {
  const brokenLinks = useBrokenLinks();
  if (typeof document === 'undefined' && html !== null) {
    for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) brokenLinks.collectAnchor(id);
    for (const [, href = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) {
      if (!href.endsWith('.json')) brokenLinks.collectLink(href);
    }
  }
}

/** A part of an API page as the build rendered it. Its links stay inside the application; its rows can be linked to. */
export default function ApiSection({ code, index }: ApiSectionProps): ReactNode {
  const state = useHtml(code, index);
  const { html } = state;
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { hash } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useStaticLinks(html);

  useIsomorphicLayoutEffect(() => {
    if (html === null || !element.current) return;
    setTables(element.current);
    showTarget(element.current, hash);
  }, [html, hash]);

  function onClick(event: MouseEvent<HTMLDivElement>): void {
    const target = internalTarget(event, baseUrl);
    if (target !== null) {
      event.preventDefault();
      history.push(target);
    }
  }

  return (
    <Html
      ref={element}
      source={code}
      index={index}
      state={state}
      className={clsx(styles.section, tables.tables)}
      data-api-section
      // For the links inside: their clicks bubble up to React. The element itself is not clickable.
      onClick={onClick}
      pending={{
        className: styles.pending,
        failure: <Unloaded onRetry={retryHtml} />,
      }}
    />
  );
}
