import { useEffect, useRef, useState, type RefObject } from 'react';
import { readOwnTheme, subscribeToTheme, themeOptions } from '../../demos/browser/theme/choice';
import { LiveFrame, type FrameOptions, type Restart } from '../browser/frame';
import { createTranspiler, type Transpiler } from '../browser/transpiler';
import { currentPackages } from '../names';
import type { Look, Mistake } from '../protocol';

export type LiveState = 'waiting' | 'shown' | 'unavailable';

export interface LiveRunOptions extends Pick<
  FrameOptions,
  'title' | 'baseUrl' | 'licenseKey' | 'needsIconFont' | 'look'
> {
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

/** Runs a demo's files in a frame, debounced after each change. */
export function useLiveRun(options: LiveRunOptions): {
  state: LiveState;
  /** The last restart since the reader's last change. */
  restart: Restart | null;
  height: number;
  mistake: Mistake | null;
} {
  const { host, title, baseUrl, licenseKey, needsIconFont, version, look, entry, files } = options;
  const { componentProps, isWanted } = options;
  const [state, setState] = useState<LiveState>('waiting');
  const [restart, setRestart] = useState<Restart | null>(null);
  const [height, setHeight] = useState(0);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const frame = useRef<LiveFrame>(undefined);
  const transpiler = useRef<Transpiler>(undefined);
  /** How often the code was read, with and without success, and when it last was without. */
  const runs = useRef(0);
  const unreadable = useRef(0);
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
      onShown: (run) => {
        // An earlier run may only be drawn now; the code has a mistake since.
        if (run > unreadable.current) setMistake(null);
        setState('shown');
      },
      onMistake: setMistake,
      onHeight: setHeight,
      onRestart: (next) => {
        setMistake(null);
        setRestart(next);
      },
      onUnavailable: () => setState('unavailable'),
    });
    const ownTranspiler = createTranspiler();
    frame.current = own;
    transpiler.current = ownTranspiler;
    return () => {
      own.end();
      ownTranspiler.end();
      setState('waiting');
    };
  }, [isWanted, host, title, baseUrl, licenseKey, needsIconFont]);

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
          if ('mistake' in result) {
            unreadable.current = runs.current;
            setMistake(result.mistake);
            return;
          }
          setRestart(null);
          const { modules } = result;
          frame.current?.run({
            run: runs.current,
            version: version ?? currentPackages,
            entry,
            modules,
            props: componentProps,
          });
        }),
      runs.current === 0 ? 0 : rest,
    );
    return () => clearTimeout(timer);
  }, [isWanted, text, entry, version, componentProps]);

  return { state, restart, height, mistake };
}
