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
  /** The frame did not answer any more; a new one takes its place. */
  onRestart: () => void;
  /** There is no frame to be had. */
  onUnavailable: () => void;
}

/** Milliseconds that a frame may take to come, and those without an answer after which it is taken for stuck. */
const patience = { toCome: 8000, toAnswer: 6000 };
const pulse = 1000;

/**
 * Fetches the chunk with the table of all packages. The frame asks for its script by name as soon as it is there; the page
 * has it by then.
 */
const loadTable = (): Promise<object> =>
  import(/* webpackChunkName: "live-modules" */ '@generated/x-live-editing/default/modules');

/** A frame that runs edited code, and nothing else; the page talks to it, and never reaches into it. */
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
   * @param isIsolated - whether by the attribute. No service worker answers for such a frame; without network it comes from
   *   the saved copy, which has the same restrictions in its headers. The page trusts neither: see `#onMessage`
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

  /** Only a frame of no origin gets any code: what it runs can reach nothing of this site. */
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

  /** A frame in a process of its own can hang while the page goes on. */
  #watch(port: MessagePort): void {
    this.#lastAnswer = performance.now();
    let lastBeat = performance.now();
    const beat = (): void => {
      if (this.#port !== port) return;
      const now = performance.now();
      // A page that hung itself, or was asleep, heard nothing.
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
    port?.postMessage({ type: 'file', path, text } satisfies Order);
  }
}
