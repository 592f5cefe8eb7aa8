import { useCallback, type ReactNode } from 'react';
import { useLoaded } from '@site/src/utils/useLoaded';
import type { Choice } from './Options';
import styles from './hits.module.css';

/** Shows, in windows with room beside the results, the first demo of the page or section that a hit leads to. */
export default function HitPreview({ hit, section = hit.section }: Choice): ReactNode {
  const { path } = hit;
  const heading = section?.heading.text;
  const load = useCallback(async () => {
    // A hit that the pointer or the selection only passes over is gone by then, so its demo isn't mounted.
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (!window.matchMedia('(width >= 80em)').matches) return undefined;
    const [{ default: pages }, { default: Thumbnail }] = await Promise.all([
      import('@generated/x-gallery/default/introduction.json'),
      import('@site/src/demos/gallery/ui/Thumbnail'),
    ]);
    const demos = pages.find((page) => page.path === path)?.demos;
    const demo = demos?.find((each) => heading === undefined || each.section === heading);
    return demo && { demo, Thumbnail };
  }, [path, heading]);
  const loaded = useLoaded(load);
  if (!loaded) return null;
  const { demo, Thumbnail } = loaded;
  return (
    <div className={styles.preview} aria-hidden="true">
      <Thumbnail path={path.slice(1) + demo.name} demo={demo} />
      {demo.title}
    </div>
  );
}
