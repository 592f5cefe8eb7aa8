import type { ReactNode } from 'react';
import { Outline, paths as codePaths } from '../../code/ui/icons';

/** Icon outlines for code blocks and demos, on a grid of 20 by 20. */
const paths = {
  ...codePaths,
  edit: 'M3.5 16.5 4.5 12.5 13 4A2.1 2.1 0 0 1 16 7L7.5 15.5Z',
  code: 'M7 5.5 2.5 10 7 14.5M13 5.5 17.5 10 13 14.5',
  bolt: 'M11 2.5 4.5 11.5H9.5L8.5 17.5 15.5 8.5H10.5Z',
  box: 'M10 2.5 16.5 6V14L10 17.5 3.5 14V6ZM3.5 6 10 9.75 16.5 6M10 9.75V17.5',
  open: 'M11.5 3.5H16.5V8.5M16.5 3.5 9.5 10.5M14.5 11.5V15A1.5 1.5 0 0 1 13 16.5H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5H8.5',
  link: 'M8.5 11.5 11.5 8.5M9 6 11 4A3.5 3.5 0 0 1 16 9L14 11M11 14 9 16A3.5 3.5 0 0 1 4 11L6 9',
  phone:
    'M6.5 2.5H13.5A1.5 1.5 0 0 1 15 4V16A1.5 1.5 0 0 1 13.5 17.5H6.5A1.5 1.5 0 0 1 5 16V4A1.5 1.5 0 0 1 6.5 2.5ZM9 15H11',
  inspect:
    'M3.5 7V5A1.5 1.5 0 0 1 5 3.5H15A1.5 1.5 0 0 1 16.5 5V8M3.5 10V15A1.5 1.5 0 0 0 5 16.5H8M10 10L17 12.5L13.75 13.75L12.5 17Z',
  reset: 'M4 4V8H8M4.3 8A6.3 6.3 0 1 1 3.8 11.5',
  focus:
    'M3.5 7V5A1.5 1.5 0 0 1 5 3.5H7M13 3.5H15A1.5 1.5 0 0 1 16.5 5V7M16.5 13V15A1.5 1.5 0 0 1 15 16.5H13M7 16.5H5A1.5 1.5 0 0 1 3.5 15V13M10 8.5V8.5A1.5 1.5 0 0 1 10 11.5A1.5 1.5 0 0 1 10 8.5Z',
  direction: 'M3 6.5H17M6 3.5 3 6.5 6 9.5M3 13.5H17M14 10.5 17 13.5 14 16.5',
  scheme: 'M10 3A7 7 0 1 0 10 17A7 7 0 1 0 10 3ZM10 3V17M10 6.5 16 6.5M10 10H17M10 13.5H16',
  material: 'M3.5 3.5H10V16.5H3.5ZM10 3.5H16.5V16.5H10M12 7H14.5M12 10H14.5M12 13H14.5',
} as const;

export type IconName = keyof typeof paths;

/** An icon next to or instead of a label; the label is the button's accessible name. */
export default function Icon({ name }: { name: IconName }): ReactNode {
  return <Outline path={paths[name]} />;
}
