import { explainLoss } from '../../utils/lostFiles';
import { runnerPath } from '../names';
import {
  readReport,
  readyMessage,
  type LiveRun,
  type Look,
  type Mistake,
  type Order,
} from '../protocol';
import { readIconFont, readScript, readStyles } from './files';

export interface FrameOptions {
  /** The element that the frame fills. */
  host: HTMLElement;
  title: string;
  baseUrl: string;
  licenseKey?: string | undefined;
  needsIconFont: boolean;
  look: Look;
  onShown: () => void;
  onMistake: (mistake: Mistake) => void;
  onHeight: (height: number) => void;
  /** The frame stopped answering and is replaced by a new one. */
  onRestart: () => void;
  /** No frame could be loaded. */
  onUnavailable: () => void;
}

/** Timeouts in milliseconds: for a frame to load, and to answer before it counts as stuck. */
const patience = { toCome: 8000, toAnswer: 6000 };
const pulse = 1000;

/**
 * Fetches the chunk with the table of all packages, so that the page already has its script when the frame has loaded and asks
 * for it by name.
 */
const loadTable = (): Promise<object> =>
  import(/* webpackChunkName: "live-modules" */ '@generated/x-live-editing/default/modules');

/** A frame that only runs edited code. The page exchanges messages with it and never accesses its document. */
export class LiveFrame {
  readonly #options: FrameOptions;
  #look: Look;
  #frame: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #current: LiveRun | undefined;
  #lastShown: LiveRun | undefined;
  #isEnded = false;

  constructor(options: FrameOptions) {
    this.#options = options;
    this.#look = options.look;
    window.addEventListener('message', this.#onMessage);
    loadTable().catch(() => undefined);
    this.#open(navigator.onLine);
  }

  run(run: LiveRun): void {
    this.#current = run;
    this.#send({ type: 'run', ...run });
  }

  setLook(look: Look): void {
    this.#look = look;
    this.#send({ type: 'look', look });
  }

  end(): void {
    this.#isEnded = true;
    window.removeEventListener('message', this.#onMessage);
    this.#close();
  }

  #send(order: Order): void {
    this.#port?.postMessage(order);
  }

  #close(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers = [];
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
    this.#frame = frame;
    this.#options.host.append(frame);
    this.#timers.push(
      setTimeout(() => {
        if (isIsolated) this.#open(false);
        else this.#options.onUnavailable();
      }, patience.toCome),
    );
  }

  /** Sends code only to a frame without an origin: the code can't access anything on this site from there. */
  #onMessage = ({ data, source, origin }: MessageEvent): void => {
    if (this.#port || source !== this.#frame?.contentWindow || origin !== 'null') return;
    if (data === readyMessage) void this.#connect();
  };

  async #connect(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers = [];
    port1.onmessage = this.#onReport;
    this.#frame?.contentWindow?.postMessage('', '*', [port2]);
    const { licenseKey, needsIconFont, baseUrl } = this.#options;
    const styles = [...(await readStyles()), ...(needsIconFont ? await readIconFont(baseUrl) : [])];
    if (this.#port !== port1) return;
    this.#send({ type: 'start', styles, look: this.#look, licenseKey });
    if (this.#current) this.run(this.#current);
    this.#watch(port1);
  }

  #lastAnswer = 0;

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
      if (now - this.#lastAnswer > patience.toAnswer) {
        this.#restart();
        return;
      }
      this.#send({ type: 'ping' });
      this.#timers = [setTimeout(beat, pulse)];
    };
    beat();
  }

  #restart(): void {
    this.#current = this.#lastShown;
    this.#options.onRestart();
    this.#open(navigator.onLine);
  }

  #onReport = ({ data }: MessageEvent): void => {
    const report = readReport(data);
    if (!report || this.#isEnded) return;
    this.#lastAnswer = performance.now();
    if (report.type === 'height') this.#options.onHeight(report.height);
    if (report.type === 'load') void this.#hand(report.path);
    if (report.type === 'shown' && report.run === this.#current?.run) {
      this.#lastShown = this.#current;
      this.#options.onShown();
    }
    if (report.type === 'mistake' && report.run === this.#current?.run)
      this.#options.onMistake(report);
  };

  async #hand(path: string): Promise<void> {
    const port = this.#port;
    const text = await readScript(this.#options.baseUrl, path);
    const loss = text === null ? { loss: await explainLoss() } : {};
    port?.postMessage({ type: 'file', path, text, ...loss } satisfies Order);
  }
}
