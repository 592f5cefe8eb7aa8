import {
  useRef,
  useState,
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { usePagePath } from '@site/src/navigation/usePagePath';
import { productFromPath } from '@site/src/products/productFromPath';
import type { PageCode } from '../../code/browser/pageCode';
import type { DemoFacts } from '../browser/demoFacts';
import { anchorsOf, demoPagePath } from '../paths';
import Canvas from './Canvas';
import CodePanel from './CodePanel';
import { wordsOf } from '../words';
import type { DemoTool } from './tool';
import Toolbar from './Toolbar';
import { menuLabel } from './ToolbarMenu';
import { openTab, useDeepLink } from './useDeepLink';
import { useDemo } from './useDemo';
import { useNear } from './useNear';
import styles from './Demo.module.css';

export interface DemoProps {
  /** The code of the page; the build writes this prop and the next three. */
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

/** Replaces a demo and its code while a reader edits. */
export type DemoEditor = ComponentType<Pick<DemoExtras, 'componentProps'>>;

/** What other features show with a demo. */
export interface DemoExtras {
  /** The demo's props. */
  componentProps?: object;
  /** Shown beside the demo, or below it where there is no room. */
  aside?: ReactNode;
  /** Shown between the demo and its toolbar. */
  below?: ReactNode;
}

/** What other features do with a demo. */
export interface DemoActions {
  /**
   * Starts editing: sets what replaces demo and code, and null to show these again. Rejects if the editor can't be loaded.
   *
   * @param link - the edits from a link, still encoded
   */
  edit: (setEditor: Dispatch<SetStateAction<DemoEditor | null>>, link?: string) => Promise<void>;
  /** A tool in its menu. */
  tool: DemoTool;
}

/**
 * A live demo with its code. Writers set `src`, and optionally `title`, `height`, `desktopHeight` and `open`; the build does
 * the rest (`src/demos/node/remarkCode.ts`).
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
  tool,
}: DemoProps & DemoExtras & DemoActions): ReactNode {
  const facts = code.facts[index] as DemoFacts;
  const canvas = useRef<HTMLDivElement>(null);
  const codeElement = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(open);
  const [isWrapped, setWrapped] = useState(false);
  const [isLinked, setLinked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isNear = useNear(canvas);
  const { isCentered } = productFromPath(usePagePath());
  const demo = useDemo(facts, isNear || isLinked);
  const [anchor, otherAnchor] = anchorsOf(name);
  const words = title ?? wordsOf(name);

  const [Editor, setEditor] = useState<DemoEditor | null>(null);
  const [Tool, setTool] = useState<Awaited<ReturnType<DemoTool['load']>> | null>(null);
  const startEdit = (link?: string): Promise<void> =>
    edit((editor) => {
      // Edited code runs in a frame that the page can't look into. Also a tool that was still loading ends here.
      setTool(null);
      setEditor(editor);
    }, link);

  useDeepLink(name, (edits) => {
    setOpen(true);
    setLinked(true);
    openTab(figure.current);
    // After its tab has opened.
    setTimeout(() => figure.current?.scrollIntoView());
    if (edits) startEdit(edits).catch(() => setFailed(true));
  });

  const stage = (
    <Canvas
      ref={canvas}
      name={name}
      height={height ?? facts.height}
      desktopHeight={desktopHeight}
      demo={demo}
      paid={facts.paid}
      isCentered={isCentered}
      componentProps={componentProps}
      withoutScript="This demo requires JavaScript. Its code is below."
    />
  );

  return (
    <figure ref={figure} id={anchor} className={styles.demo} aria-label={words}>
      <span id={otherAnchor} className={styles.anchor} />
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.frame}>
        {Editor ? (
          <Editor componentProps={componentProps} />
        ) : (
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
            {Tool && (
              <Tool
                onEnd={(how) => {
                  setTool(null);
                  if (how?.isReplaced) return;
                  // Not any menu: the demo may have some.
                  const menu = `[aria-label=${JSON.stringify(menuLabel)}]`;
                  figure.current?.querySelector<HTMLElement>(menu)?.focus();
                }}
              />
            )}
            <Toolbar
              name={name}
              title={words}
              path={demoPagePath(page, name)}
              facts={facts}
              demo={demo}
              canvas={canvas}
              code={codeElement}
              isOpen={isOpen}
              onToggleCode={() => setOpen(!isOpen)}
              onEdit={startEdit}
              tool={{
                ...tool,
                isOn: Tool !== null,
                toggle: async () => {
                  const place = { name, canvas, code: codeElement };
                  const loaded = Tool ? null : await tool.load(place);
                  setTool(() => loaded);
                },
              }}
              hasFailed={hasFailed}
              setFailed={setFailed}
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
