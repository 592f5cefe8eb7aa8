import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSiteFields } from '@site/src/utils/useSiteFields';
import { readOwnTheme, subscribeToTheme, themeOptions } from '../../demos/browser/theme/choice';
import { LiveFrame, type FrameOptions, type FrameState } from '../browser/frame';
import { createTranspiler, type Transpiler } from '../browser/transpiler';
import { currentPackages } from '../names';
import type { Look } from '../protocol';

export interface LiveRunOptions extends Pick<FrameOptions, 'title' | 'needsIconFont' | 'look'> {
  host: RefObject<HTMLElement | null>;
  version: string | undefined;
  entry: string;
  /** Name of each file -> its text. */
  files: Readonly<Record<string, string>>;
  /** The component's props: plain values. */
  componentProps: object | undefined;
  /** Whether the reader wants it to run. */
  isWanted: boolean;
}

/** Milliseconds without typing after which the code runs. */
const rest = 350;

const firstState: FrameState = { status: 'waiting', restart: null, height: 0, mistake: null };

/** Runs a demo's files in a frame, debounced after each change. */
export function useLiveRun(options: LiveRunOptions): FrameState {
  const { host, title, needsIconFont, version, look, entry, files } = options;
  const { componentProps, isWanted } = options;
  const { licenseKey } = useSiteFields();
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState(firstState);
  const onChange = useCallback(
    (change: Partial<FrameState>) => setState((before) => ({ ...before, ...change })),
    [],
  );
  const frame = useRef<LiveFrame>(undefined);
  const transpiler = useRef<Transpiler>(undefined);
  /** How often the code was compiled, with and without success. */
  const runs = useRef(0);
  const firstLook = useRef(look);
  const { scheme, direction } = look;
  const [{ theme, themeCode }, setTheme] = useState<Pick<Look, 'theme' | 'themeCode'>>({});

  useEffect(() => {
    let themes: Transpiler | undefined;
    let latest: object | null = null;
    async function update(): Promise<void> {
      const options = await themeOptions();
      latest = options;
      setTheme({ theme: options });
      const own = readOwnTheme();
      if (!own || own.options !== options || !/=>|\bfunction\b/.test(own.source)) return;
      themes ??= createTranspiler();
      themes.ask({ 'theme.tsx': own.source }, (result) => {
        if ('modules' in result && latest === options)
          setTheme({ theme: options, themeCode: result.modules['theme.tsx'] });
      });
    }
    const onTheme = (): void => void update().catch(() => undefined);
    onTheme();
    const stop = subscribeToTheme(onTheme);
    return () => {
      stop();
      themes?.end();
    };
  }, []);

  useEffect(() => {
    if (!isWanted || !host.current) return undefined;
    const own = new LiveFrame({
      host: host.current,
      title,
      baseUrl,
      licenseKey,
      needsIconFont,
      look: firstLook.current,
      onChange,
    });
    const ownTranspiler = createTranspiler();
    frame.current = own;
    transpiler.current = ownTranspiler;
    return () => {
      own.end();
      ownTranspiler.end();
      onChange({ status: 'waiting' });
    };
  }, [isWanted, host, title, baseUrl, licenseKey, needsIconFont, onChange]);

  useEffect(() => {
    firstLook.current = { scheme, direction, theme: theme ?? null, themeCode };
    frame.current?.setLook(firstLook.current);
  }, [scheme, direction, theme, themeCode]);

  const text = JSON.stringify(files);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(
      () =>
        transpiler.current?.ask(JSON.parse(text) as Record<string, string>, (result) => {
          runs.current += 1;
          if ('mistake' in result) frame.current?.refuse(result.mistake);
          else
            frame.current?.run({
              run: runs.current,
              version: version ?? currentPackages,
              entry,
              modules: result.modules,
              props: componentProps,
            });
        }),
      runs.current === 0 ? 0 : rest,
    );
    return () => clearTimeout(timer);
  }, [isWanted, text, entry, version, componentProps]);

  return state;
}
