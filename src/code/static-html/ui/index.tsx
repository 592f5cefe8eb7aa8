import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { StaticHtml } from '../browser/staticHtml';
import type { HtmlState } from './useHtml';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- where React declares the names of elements
  namespace JSX {
    interface IntrinsicElements {
      /** A static part of a page; see `src/bundler/page-weight/static-content`. */
      'x-static': ComponentProps<'div'>;
    }
  }
}

interface HtmlProps extends Omit<ComponentProps<'div'>, 'id' | 'children'> {
  source: Pick<StaticHtml, 'elementId'>;
  index: number;
  /** What `useHtml` returns for the piece. */
  state: HtmlState;
  as?: 'div' | 'x-static';
  /** Placeholder for a piece that is being fetched, and the message if that fails. */
  pending: { className?: string; style?: CSSProperties; failure: ReactNode };
}

/** A piece of static HTML, or its placeholder while it is being fetched. */
export default function Html({
  source,
  index,
  state: { html, hasFailed },
  as: Element = 'div',
  pending: { failure, ...place },
  ...props
}: HtmlProps): ReactNode {
  return html === null ? (
    <div
      {...place}
      aria-busy={!hasFailed}
      data-static-pending={Element === 'x-static' || undefined}
    >
      {hasFailed && failure}
    </div>
  ) : (
    <Element
      {...props}
      id={source.elementId(index)}
      // What the server rendered stays; see staticHtml.ts.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
