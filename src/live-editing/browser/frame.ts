import { explainLoss } from '../../utils/lostFiles';
import { readText } from '../../utils/readText';
import { runnerPath } from '../names';
import {
  readReady,
  readReport,
  type LiveRun,
  type Look,
  type Mistake,
  type Order,
} from '../protocol';
import { Attempts, type Next } from './attempts';
import { readIconFont, readStyles } from './files';
import { keepFocus } from './keepFocus';
import { Meter } from './meter';

/** Why a frame was replaced, and what the new one runs. */
export interface Restart {
  /** Its code stopped answering, or kept the page busy. */
  reason: 'stuck' | 'busy';
  next: Next;
}

/** What a reader sees of the frames of a demo. */
export interface FrameState {
  status: 'waiting' | 'shown' | 'unavailable';
  /** The last restart since the reader's last change. */
  restart: Restart | null;
  height: number;
  mistake: Mistake | null;
}

export interface FrameOptions {
  /** The element that the frame fills. */
  host: HTMLElement;
  title: string;
  baseUrl: string;
  licenseKey?: string | undefined;
  needsIconFont: boolean;
  look: Look;
  onChange: (change: Partial<FrameState>) => void;
}

/** Timeouts in milliseconds: for a frame to load, and to answer before it counts as stuck. */
const timeouts = { load: 8000, answer: 6000 };
const pulse = 1000;

/** What it counts for when code takes the focus: at this rate, hardly a key would reach the editor. */
const costOfFocus = 25;

/**
 * Fetches the chunk with the table of all packages, so that the page already has its script when the frame has loaded and asks
 * for it by name.
 */
const loadTable = (): Promise<object> =>
  import(/* webpackChunkName: "live-modules" */ '@generated/x-live-editing/default/modules');

/** A frame that only runs edited code. The page exchanges messages with it and never accesses its document. */
export class LiveFrame {
  readonly #options: FrameOptions;
  readonly #attempts = new Attempts();
  readonly #releaseFocus: () => void;
  #look: Look;
  #frame: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  /** The scripts that this frame may still ask for. */
  #scripts = new Set<string>();
  #meter = new Meter();
  /** Until the frame has loaded, the end of its time for that; then the next beat. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastAnswer = 0;
  /** Whether the newest code can't be compiled. */
  #isRefused = false;

  constructor(options: FrameOptions) {
    this.#options = options;
    this.#look = options.look;
    window.addEventListener('message', this.#onMessage);
    this.#releaseFocus = keepFocus(options.host, () => this.#charge(costOfFocus));
    loadTable().catch(() => undefined);
    this.#open(navigator.onLine);
  }

  /** Runs code now, or as soon as there is a frame that can. */
  run(run: LiveRun): void {
    this.#isRefused = false;
    this.#options.onChange({ restart: null });
    this.#attempts.add(run);
    this.#send({ type: 'run', ...run });
    if (!this.#frame) this.#open(navigator.onLine);
  }

  /** Says why the newest code can't run; the code before it stays. */
  refuse(mistake: Mistake): void {
    this.#isRefused = true;
    this.#options.onChange({ mistake });
  }

  setLook(look: Look): void {
    this.#look = look;
    this.#send({ type: 'look', look });
  }

  end(): void {
    window.removeEventListener('message', this.#onMessage);
    this.#releaseFocus();
    this.#close();
  }

  #send(order: Order): void {
    this.#port?.postMessage(order);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#port?.close();
    this.#port = undefined;
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /**
   * @param isIsolated - whether to set the `sandbox` attribute. A service worker can't serve such a frame, so without network
   *   it isn't set: the saved copy has the same restrictions in its headers. The page trusts neither: see `#onMessage`
   */
  #open(isIsolated: boolean): void {
    this.#close();
    const frame = document.createElement('iframe');
    if (isIsolated) frame.setAttribute('sandbox', 'allow-scripts');
    frame.title = this.#options.title;
    frame.src = this.#options.baseUrl + runnerPath;
    let hasLoaded = false;
    frame.addEventListener('load', () => {
      // A second document: the code has left its page, or replaced it.
      if (hasLoaded && this.#port) this.#restart('stuck');
      hasLoaded = true;
    });
    this.#frame = frame;
    this.#options.host.append(frame);
    this.#timer = setTimeout(() => {
      if (isIsolated) this.#open(false);
      else {
        this.#close();
        this.#options.onChange({ status: 'unavailable' });
      }
    }, timeouts.load);
  }

  /** Sends code only to a frame without an origin: the code can't access anything on this site from there. */
  #onMessage = (event: MessageEvent): void => {
    const isOwn = this.#frame && event.source === this.#frame.contentWindow;
    if (!isOwn || event.origin !== 'null') return;
    // Only edited code sends more than the first message this way.
    if (this.#port) this.#charge(1);
    else {
      const ready = readReady(event.data);
      if (ready) void this.#connect(ready.scripts);
    }
  };

  async #connect(scripts: readonly string[]): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#scripts = new Set(scripts);
    this.#meter = new Meter();
    clearTimeout(this.#timer);
    port1.onmessage = this.#onReport;
    this.#frame?.contentWindow?.postMessage('', '*', [port2]);
    const { licenseKey, needsIconFont, baseUrl } = this.#options;
    const styles = [...(await readStyles()), ...(needsIconFont ? await readIconFont(baseUrl) : [])];
    if (this.#port !== port1) return;
    this.#send({ type: 'start', styles, look: this.#look, licenseKey });
    const run = this.#attempts.begin(performance.now());
    if (run) this.#send({ type: 'run', ...run });
    this.#watch(port1);
  }

  /** Restarts the frame when it hangs: a frame in a process of its own can hang while the page keeps running. */
  #watch(port: MessagePort): void {
    this.#lastAnswer = performance.now();
    let lastBeat = performance.now();
    const beat = (): void => {
      if (this.#port !== port) return;
      const now = performance.now();
      // If the page itself hung or slept, it couldn't receive answers.
      if (now - lastBeat > pulse * 2) this.#lastAnswer = now;
      lastBeat = now;
      if (now - this.#lastAnswer > timeouts.answer) {
        this.#restart('stuck');
        return;
      }
      this.#send({ type: 'ping' });
      this.#timer = setTimeout(beat, pulse);
    };
    beat();
  }

  #restart(reason: Restart['reason']): void {
    const next = this.#attempts.end(performance.now());
    this.#options.onChange({ mistake: null, restart: { reason, next } });
    this.#open(navigator.onLine);
  }

  /** Replaces a frame that lacks a script, if some code has not had its chance yet. If not, the next run opens another one. */
  #replace(): void {
    if (this.#attempts.end(performance.now()) === 'none') this.#close();
    else this.#open(navigator.onLine);
  }

  /** Replaces a frame that keeps the page busy; what it has sent before is dropped. */
  #charge(cost: number): void {
    if (this.#port && this.#meter.add(cost, performance.now())) this.#restart('busy');
  }

  #onReport = (event: MessageEvent): void => {
    if (event.target !== this.#port) return;
    const before = performance.now();
    const report = readReport(event.data);
    this.#lastAnswer = performance.now();
    this.#charge(1 + this.#lastAnswer - before);
    // The frame may have been replaced.
    if (!report || event.target !== this.#port) return;
    if (report.type === 'height') this.#options.onChange({ height: report.height });
    if (report.type === 'load') void this.#sendScript(report.path);
    if (report.type === 'shown' && this.#attempts.isRunning(report.run)) {
      this.#attempts.show();
      // An earlier run may only be drawn now; the code has a mistake since.
      this.#options.onChange({ status: 'shown', ...(!this.#isRefused && { mistake: null }) });
    }
    if (report.type === 'mistake' && this.#attempts.isRunning(report.run))
      this.#options.onChange({ mistake: report });
    if (report.type === 'unready') this.#replace();
  };

  /** Passes on a script that the frame may have, once. One that couldn't be fetched may be asked for again. */
  async #sendScript(path: string): Promise<void> {
    const port = this.#port;
    const scripts = this.#scripts;
    const isAllowed = scripts.delete(path);
    const text = isAllowed ? await readText(this.#options.baseUrl + path) : null;
    if (isAllowed && text === null) scripts.add(path);
    const loss = isAllowed && text === null ? { loss: await explainLoss() } : {};
    port?.postMessage({ type: 'file', path, text, ...loss } satisfies Order);
  }
}
