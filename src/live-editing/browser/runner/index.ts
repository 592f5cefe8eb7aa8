/**
 * The script of the page that runs edited code, inside a frame with no access to storage, cookies, the network or other
 * windows. Anywhere else, it runs nothing.
 */
// First of all: a translator may change this page, too.
import '../../../interaction/robustness/browser/translated';
import type { ComponentType } from 'react';
import type * as Runtime from '../../../demos/browser/runtime';
import type { Loss } from '../../../utils/lostFiles';
import { merge } from '../../../utils/merge';
import { currentPackages } from '../../names';
import {
  CodeMistake,
  readyType,
  type LiveRun,
  type Look,
  type Mistake,
  type Order,
  type Ready,
  type Report,
} from '../../protocol';
import { loadBundle } from './bundle';
import {
  allowTurns,
  evaluate,
  loadPackages,
  lossTexts,
  placeOf,
  type Exports,
  type Packages,
} from './evaluate';
import { removeConnections } from './network';
import { runTheme } from './runTheme';
import { createStage, type StageParts } from './stage';

// First of all, and wherever this script runs: see there.
removeConnections(globalThis);

/** The exports of the module with all packages: see `node/modules.ts`. */
interface Table {
  packages: Readonly<Record<string, Packages>>;
  surroundings: () => Promise<StageParts & Pick<typeof Runtime, 'setLicenseKey' | 'setTheme'>>;
}

const listIn = (name: string): string[] =>
  (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '')
    .split(' ')
    .filter(Boolean);

/** Paths of the scripts that run before any edited code; the build writes them into the page. */
const scripts = listIn('x-scripts');

function connect(port: MessagePort): void {
  const waiting = new Map<string, [(text: string) => void, (reason: Error) => void]>();
  let paths: readonly string[] = [];
  let current = 0;
  /** Why the last missing script could not be loaded. */
  let loss: Loss = 'offline';
  let setTheme: typeof Runtime.setTheme = () => undefined;
  let look: Look | undefined;
  let started: ReturnType<typeof start> | undefined;

  const report = (message: Report): void => port.postMessage(message);
  let lastMistake = '';
  function reportMistake(error: unknown, run: number, place: Partial<Mistake> = {}): void {
    const message = error instanceof Error ? error.message : String(error);
    const mistake: Report = { type: 'mistake', run, message, ...placeOf(error, paths), ...place };
    // A timer may throw the same many times a second.
    if (JSON.stringify(mistake) === lastMistake) return;
    lastMistake = JSON.stringify(mistake);
    report(mistake);
  }

  function readFile(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      waiting.set(path, [resolve, reject]);
      report({ type: 'load', path });
    });
  }

  function setAttributes({ scheme, direction }: Look): void {
    document.documentElement.dataset.theme = scheme;
    document.documentElement.dir = direction;
  }

  /** Sets the reader's theme. Its functions run only here; without them, it is what the page has read. */
  async function applyTheme(next: Look, { packages }: Table): Promise<void> {
    look = next;
    const { theme = null, themeCode } = next;
    const code = theme && themeCode;
    const own = code && (await runTheme(code, packages[currentPackages] ?? {}).catch(() => ({})));
    if (look === next) setTheme(own ? merge(theme ?? {}, own) : theme);
  }

  async function start(order: Extract<Order, { type: 'start' }>) {
    setAttributes(order.look);
    const first = document.head.firstChild;
    for (const text of order.styles) {
      const style = document.createElement('style');
      style.textContent = text;
      // Before the frame's own styles.
      document.head.insertBefore(style, first);
    }
    const table = (await loadBundle(scripts, readFile)) as Table;
    const { setLicenseKey, setTheme: apply, ...parts } = await table.surroundings();
    setTheme = apply;
    await applyTheme(order.look, table);
    await setLicenseKey(order.licenseKey);
    const stage = createStage(parts, order.look, (error) => reportMistake(error, current));
    new ResizeObserver(() =>
      report({ type: 'height', height: document.documentElement.offsetHeight }),
    ).observe(document.documentElement);
    return { table, stage };
  }

  async function run({ run: id, version, entry, modules, props }: LiveRun): Promise<void> {
    current = id;
    paths = Object.keys(modules);
    allowTurns();
    if (!started) return;
    try {
      const { table, stage } = await started;
      const packages = await loadPackages(
        modules,
        table.packages[version] ?? table.packages[currentPackages] ?? {},
        () => lossTexts[loss],
      );
      if (current !== id) return;
      const { default: Component }: Exports = evaluate(entry, modules, packages);
      if (typeof Component !== 'function' && (typeof Component !== 'object' || Component === null))
        throw new CodeMistake('A demo must export one component as its default.', entry);
      await stage.show(Component as ComponentType, props);
      if (current === id) report({ type: 'shown', run: id });
    } catch (error) {
      if (current === id) reportMistake(error, id);
    }
  }

  port.onmessage = ({ data }: MessageEvent<Order>) => {
    if (data.type === 'ping') report({ type: 'pong' });
    if (data.type === 'start' && !started) {
      started = start(data);
      // In a task of its own: after the mistake that says why.
      started.catch(() => setTimeout(() => report({ type: 'unready' })));
    }
    if (data.type === 'run') void run(data);
    if (data.type === 'look') {
      setAttributes(data.look);
      void started?.then(async ({ table, stage }) => {
        await applyTheme(data.look, table);
        stage.setLook(data.look);
      });
    }
    if (data.type === 'file') {
      const [resolve, reject] = waiting.get(data.path) ?? [];
      waiting.delete(data.path);
      loss = data.loss ?? loss;
      if (data.text === null) reject?.(new Error(lossTexts[loss]));
      else resolve?.(data.text);
    }
  };

  window.addEventListener('error', (event) => {
    event.preventDefault();
    const { file, line } = placeOf(event.error, paths);
    const named = paths.find((path) => event.filename.endsWith(path));
    reportMistake(event.error ?? event.message, current, {
      file: file ?? named,
      line: line ?? (named ? event.lineno : undefined),
    });
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    reportMistake(event.reason, current);
  });
}

/** Starts only in the intended frame: outside a frame, or with the site's origin, the script must run nothing. */
if (self.origin === 'null' && window.parent !== window) {
  let isConnected = false;
  window.addEventListener('message', ({ source, ports: [port] }) => {
    if (isConnected || source !== window.parent || !port) return;
    isConnected = true;
    connect(port);
  });
  const packages = listIn('x-packages').map((name) => `assets/js/${name}.js`);
  const ready: Ready = { type: readyType, scripts: [...scripts, ...packages] };
  window.parent.postMessage(ready, '*');
} else {
  const note = document.querySelector('[data-note]');
  if (note instanceof HTMLElement) note.hidden = false;
}
