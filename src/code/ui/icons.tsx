import type { ReactNode } from 'react';

/** Icon outlines for code blocks, on a grid of 20 by 20. Those for demos are in `src/demos/ui/icons.tsx`. */
export const paths = {
  copy: 'M7 7V4.5A1.5 1.5 0 0 1 8.5 3H15.5A1.5 1.5 0 0 1 17 4.5V11.5A1.5 1.5 0 0 1 15.5 13H13M4.5 7H11.5A1.5 1.5 0 0 1 13 8.5V15.5A1.5 1.5 0 0 1 11.5 17H4.5A1.5 1.5 0 0 1 3 15.5V8.5A1.5 1.5 0 0 1 4.5 7Z',
  done: 'M4 10.5 8 14.5 16 5.5',
  wrap: 'M3 5H17M3 10H14.5A2.5 2.5 0 0 1 14.5 15H10M12.5 12.5 10 15 12.5 17.5M3 15H6.5',
} as const;

/** An icon next to or instead of a label; the label is the button's accessible name. */
export function Outline({ path }: { path: string }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export default function Icon({ name }: { name: keyof typeof paths }): ReactNode {
  return <Outline path={paths[name]} />;
}
