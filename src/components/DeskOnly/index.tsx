import { useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { isWide } from '../../css/windowSize';

const isNarrow = (): boolean => typeof window !== 'undefined' && !isWide();

interface DeskOnlyProps extends ComponentProps<'div'> {
  as?: 'div' | 'aside';
  ref?: Ref<HTMLDivElement>;
}

/**
 * Content that a stylesheet hides on phones. There the server's HTML stays as it is until the page is hydrated, and is then
 * removed: a phone neither hydrates nor keeps what it does not show.
 */
export default function DeskOnly({
  as: Element = 'div',
  children,
  ...props
}: DeskOnlyProps): ReactNode {
  const windowSize = useWindowSize();
  const [wasNarrow] = useState(isNarrow);
  if (windowSize === 'mobile') return null;
  if (windowSize === 'ssr' && wasNarrow) {
    return (
      <Element
        key="as-served"
        {...props}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  }
  return (
    <Element key="live" {...props}>
      {children}
    </Element>
  );
}
