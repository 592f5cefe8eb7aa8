/* global document, location, window -- what stands in functions that run in the page */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireTool } from './tools.mjs';

/** Finds elements by role and name as assistive technology does. It works in any engine, since it is plain script in the page. */
const testingLibrary = readFileSync(
  path.join(
    path.dirname(requireTool.resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Waits take a moment, or some seconds on a machine that is busy with other things. */
const patience = 20_000;

/**
 * A browser, with the few operations that both protocols support. Functions and their arguments are sent to the page, so they
 * can't use closures.
 * @typedef {object} Engine
 * @property {string} version
 * @property {string[]} messages warnings and errors in the console so far, where the protocol reports them
 * @property {(url: string) => Promise<void>} goto
 * @property {(script: Function | string, ...args: unknown[]) => Promise<any>} evaluate
 * @property {(script: Function, ...args: unknown[]) => Promise<object | undefined>} element
 * @property {(element: object) => Promise<void>} click with the pointer, in the middle of the element
 * @property {(element: object) => Promise<void>} hover
 * @property {(chord: string) => Promise<void>} press such as `Control+k`
 * @property {(text: string) => Promise<void>} type
 * @property {(element: object, script: Function, ...args: unknown[]) => Promise<any>} evaluateInFrame
 * @property {(() => Promise<Uint8Array>) | undefined} print a PDF of the page, where the protocol can make one
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Target an element, as a reader would name it
 * @property {string} role
 * @property {string | RegExp} [name] the whole name, or a pattern
 * @property {string} [within] a selector of the element that contains it
 */

/** Runs in the page: finds the first element with a role and a name that is exposed to assistive technology. */
function findInPage({ role, name, pattern, within }) {
  const root = within ? document.querySelector(within) : document.body;
  if (!root) return null;
  const options = pattern ? { name: new RegExp(pattern.source, pattern.flags) } : { name };
  return window.TestingLibraryDom.queryAllByRole(root, role, options)[0] ?? null;
}

/** Runs in the page: scrolls an element to where no bar covers it, and returns its position and size. */
function showInPage(element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 70 || bottom > window.innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join();
}

/** A description of a target, for messages. */
const described = ({ role, name, within }) =>
  `${role} ${name ?? ''}${within ? ` in ${within}` : ''}`;

/**
 * Returns what a reader can do with the site in a browser.
 * @param {Engine} engine
 * @param {{ url: (address?: string) => string }} site
 */
export function createReader(engine, site) {
  /** Asks repeatedly until the answer is truthy; fails with the last answer. */
  async function poll(what, ask) {
    const end = Date.now() + patience;
    let last;
    while (Date.now() < end) {
      try {
        last = await ask();
        if (last) return last;
      } catch (error) {
        // The page may be navigating to the next one.
        last = error;
      }
      await sleep(100);
    }
    throw new Error(`There was no ${what} in ${patience / 1000} s; last: ${last}`);
  }

  const prepare = async () => {
    if (!(await engine.evaluate(() => 'TestingLibraryDom' in window))) {
      await engine.evaluate(testingLibrary);
    }
  };

  async function find(target) {
    const { name, ...rest } = target;
    const pattern = name instanceof RegExp && { source: name.source, flags: name.flags };
    return poll(described(target), async () => {
      await prepare();
      return engine.element(findInPage, { ...rest, ...(pattern ? { pattern } : { name }) });
    });
  }

  const reader = {
    engine,
    find,

    /** Opens a page by its address below `/x/`, and waits until it is hydrated. */
    async open(address) {
      await engine.goto(site.url(address));
      await reader.until(
        'page that has come alive',
        () => 'hasHydrated' in document.documentElement.dataset,
      );
    },

    /** Waits until a function that runs in the page returns something truthy, and returns that. */
    until: (what, script, ...args) => poll(what, () => engine.evaluate(script, ...args)),

    /** The same in the frame that a selector finds. */
    untilInFrame: (what, selector, script, ...args) =>
      poll(what, async () => {
        const frame = await engine.element((each) => document.querySelector(each), selector);
        return frame && engine.evaluateInFrame(frame, script, ...args);
      }),

    /** Waits until the address ends with `end`. */
    at: (end) =>
      reader.until(
        `address that ends with ${end}`,
        (wanted) => (location.pathname + location.search + location.hash).endsWith(wanted),
        end,
      ),

    /**
     * Clicks an element once it is in view and no longer moves, since an opening panel grows. Finds it anew each time: the page
     * may replace it meanwhile.
     */
    async click(target) {
      const places = [];
      await poll(`${described(target)} that stands`, async () => {
        const element = await find(target);
        places.push(await engine.evaluate(showInPage, element));
        const last = places.slice(-4);
        if (last.length < 4 || new Set(last).size > 1) return false;
        await engine.click(element);
        return true;
      });
    },

    press: engine.press,
    type: engine.type,
    evaluate: engine.evaluate,

    /** Scrolls to a demo, waits until it is ready, and returns a selector for it. */
    async demo(name) {
      await reader.until(
        `demo ${name}`,
        (id) => {
          const figure = document.getElementById(id);
          figure?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return (
            figure?.querySelector('[data-demo-state="ready"] [data-demo] > *') !== null &&
            Boolean(figure)
          );
        },
        `${name}.tsx`,
      );
      return `figure[id="${name}.tsx"]`;
    },
  };
  return reader;
}
