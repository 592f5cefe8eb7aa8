import { useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { productFromPath } from '@site/src/products/productFromPath';
import type { PageCode } from '../../code/browser/pageCode';
import type { DemoFacts } from '../browser/demoFacts';
import { anchorsOf, demoPagePath } from '../paths';
import Canvas from './Canvas';
import CodePanel from './CodePanel';
import { wordsOf } from '../words';
import { openTab } from './openTab';
import Toolbar from './Toolbar';
import { useDeepLink } from './useDeepLink';
import { useDemoControls } from './useDemoControls';
import { useDemoModule } from './useDemoModule';
import { usePrinting } from '../browser/printing';
import { useNear } from './useNear';
import styles from './Demo.module.css';

export interface DemoProps {
  /** The code of the page; this prop and the next four are written by the build. */
  code: PageCode;
  index: number;
  name: string;
  /** The page's file, below the site's root. */
  page: string;
  title?: string;
  height?: number;
  desktopHeight?: number;
  open?: boolean;
}

/** What there is of a demo that is to be edited. */
export interface EditRequest extends Pick<
  DemoProps,
  'code' | 'index' | 'name' | 'page' | 'height' | 'desktopHeight'
> {
  facts: DemoFacts;
  title: string;
  /** Edits that a link carries, as they are in it. */
  link?: string | undefined;
  onEnd: () => void;
}

/** What another feature adds to a demo. */
export interface DemoExtras {
  /** What the demo gets as props. */
  componentProps?: object;
  /** What stands beside the demo, or below it where there is no room. */
  aside?: ReactNode;
  /** What stands between the demo and its toolbar. */
  below?: ReactNode;
  /** Makes what takes the place of demo and code while the reader edits; rejects when it cannot be had. */
  edit?: ((request: EditRequest) => Promise<ReactNode>) | undefined;
}

/**
 * A live demo with its code. Writers give `src`, and if they like `title`, `height`, `desktopHeight` and `open`; the build does the rest
 * (`src/demos/build/remarkCode.ts`).
 */
export default function Demo({
  code,
  index,
  name,
  page,
  title,
  height,
  desktopHeight,
  open = false,
  componentProps,
  aside,
  below,
  edit,
}: DemoProps & DemoExtras): ReactNode {
  const facts = code.facts[index] as DemoFacts;
  const canvas = useRef<HTMLDivElement>(null);
  const codeElement = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(open);
  const [isWrapped, setWrapped] = useState(false);
  const [isLinked, setLinked] = useState(false);
  const isNear = useNear(canvas);
  const isPrinting = usePrinting();
  const { isCentered } = productFromPath(usePagePath());
  const controls = useDemoControls();
  const { module, error, retry } = useDemoModule(facts, isNear || isLinked || isPrinting, controls);
  const [anchor, otherAnchor] = anchorsOf(name);
  const words = title ?? wordsOf(name);

  const [editor, setEditor] = useState<ReactNode>(null);
  const startEdit =
    edit &&
    (async (link?: string): Promise<void> => {
      const onEnd = (): void => setEditor(null);
      const sizes = { height, desktopHeight };
      setEditor(
        await edit({ code, index, name, page, facts, title: words, link, onEnd, ...sizes }),
      );
    });

  useDeepLink(name, (edits) => {
    setOpen(true);
    setLinked(true);
    openTab(figure.current);
    // Once its tab is open.
    setTimeout(() => figure.current?.scrollIntoView());
    if (edits) startEdit?.(edits).catch(() => undefined);
  });

  const stage = (
    <Canvas
      ref={canvas}
      name={name}
      height={height ?? facts.height}
      desktopHeight={desktopHeight}
      module={module}
      loadError={error}
      onRetry={retry}
      isCentered={isCentered}
      controls={controls}
      componentProps={componentProps}
      withoutScript={
        <Translate id="x.demo.noScript">
          This demo runs with JavaScript. Its code is below.
        </Translate>
      }
    />
  );

  return (
    <figure ref={figure} id={anchor} className={styles.demo} aria-label={words}>
      <span id={otherAnchor} className={styles.anchor} />
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.frame}>
        {editor ?? (
          <>
            {aside ? (
              <div className={styles.sides}>
                {stage}
                {aside}
              </div>
            ) : (
              stage
            )}
            {below}
            <Toolbar
              name={name}
              title={words}
              path={demoPagePath(page, name)}
              facts={facts}
              controls={controls}
              canvas={canvas}
              code={codeElement}
              isOpen={isOpen}
              onToggleCode={() => setOpen(!isOpen)}
              onEdit={startEdit}
              isWrapped={isWrapped}
              onToggleWrap={() => setWrapped(!isWrapped)}
            />
            <CodePanel
              ref={codeElement}
              code={code}
              index={index}
              facts={facts}
              isOpen={isOpen}
              onOpen={() => setOpen(true)}
              isWrapped={isWrapped}
            />
          </>
        )}
      </div>
    </figure>
  );
}
