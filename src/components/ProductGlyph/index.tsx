import type { ReactNode } from 'react';
import type { ProductId } from '@site/src/products';

/* Drawn on a 16 px grid with 1.5 px strokes, so that they stay crisp at the size of the text. */
const glyphs: Record<ProductId, ReactNode> = {
  // The site's mark, with as much detail as this size can show.
  introduction: (
    <path
      fill="currentColor"
      stroke="none"
      d="M2 2h5v5H2zM9 4.5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0zM2 11h2v3H2zM5 9h2v5H5zM9 9h4v2H9zM10.5 12H14v2h-3.5z"
    />
  ),
  'x-data-grid': <path d="M2.5 3h11v10h-11zM2.5 6.5h11M6.5 6.5V13M2.5 9.75h11" />,
  'x-date-pickers': (
    <path d="M2.5 3.5h11v10h-11zM2.5 6.75h11M5.5 1.75v3M10.5 1.75v3M9.5 10.5h1.5" />
  ),
  'x-charts': <path d="M2.5 2.5v11h11M5.75 11V8M8.75 11V4.75M11.75 11V6.75" />,
  'x-tree-view': <path d="M3 3h4M4.5 3v9.5H7M4.5 7.75H7M9 7.75h4M9 12.5h4M9 3h1" />,
};

/** The icon of a product, or the site's mark for the family. Decorative, since it is always beside the name. */
export default function ProductGlyph({ id, className }: { id: ProductId; className?: string }) {
  return (
    <svg
      className={className}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
    >
      {glyphs[id]}
    </svg>
  );
}
