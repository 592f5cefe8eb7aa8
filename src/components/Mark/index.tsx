import type { ReactNode } from 'react';

/** A cell, bars and a branch, on a grid of 28 by 28. */
const pieces =
  'M2 2h11v3.5H2zM2 7.5h4.5V13H2zM8.5 7.5H13V13H8.5zM2 20h3v6H2zM6 17.5h3V26H6zM10 15h3v11h-3zM15 15h8v3h-8zM18 19h8v3h-8zM18 23h8v3h-8z';

/** A chosen day: the only piece that may have a color of its own. */
const day = 'M15 7.5a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0z';

/**
 * The mark of the site: a piece of each product. `static/img/favicon.svg` and the icons beside it are the same drawing.
 *
 * @param props - `dayClass`: gives the day a color other than that of the text
 */
export default function Mark({
  size,
  className,
  dayClass,
}: {
  size: number;
  className?: string;
  dayClass?: string;
}): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={pieces} />
      <path className={dayClass} d={day} />
    </svg>
  );
}
