// Change: the sidebar keeps its scroll position when its layout is rebuilt (blog and back, reload) and shows the active page;
// phones, which hide it, do not hydrate it.
import { useEffect, useRef, type ReactNode } from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import DeskOnly from '@site/src/components/DeskOnly';
import { readScroll, writeScroll } from '@site/src/navigation/sidebarMemory';

export default function DocSidebarDesktopContentWrapper(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current?.querySelector('nav');
    if (!menu) {
      return undefined;
    }
    menu.scrollTop = readScroll();
    const active = menu.querySelector('[aria-current="page"]');
    if (active) {
      const { top, bottom } = active.getBoundingClientRect();
      const frame = menu.getBoundingClientRect();
      if (top < frame.top || bottom > frame.bottom) {
        menu.scrollTop += top - frame.top - frame.height / 3;
      }
    }
    const remember = () => writeScroll(menu.scrollTop);
    menu.addEventListener('scroll', remember, { passive: true });
    return () => menu.removeEventListener('scroll', remember);
  }, []);
  return (
    <DeskOnly ref={ref} style={{ display: 'contents' }}>
      <Content {...props} />
    </DeskOnly>
  );
}
