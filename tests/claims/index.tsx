import { Component, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { onTestFinished, test, vi } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';
import DemoProviders from '../../src/demos/browser/runtime/DemoProviders';
import type { DemoSettings } from '../../src/demos/browser/runtime/themes';
import { forgetFocus } from './focus';
import { misquotesIn } from './nearestWords';

export interface ShowOptions {
  direction?: DemoSettings['direction'];
  scheme?: DemoSettings['scheme'];
}

/** Mounts a demo, or a few lines of JSX, as a page does: in Material UI's theme, with a direction and a color scheme. */
export async function show(
  element: ReactElement,
  { direction = 'ltr', scheme = 'light' }: ShowOptions = {},
): Promise<RenderResult> {
  document.documentElement.dir = direction;
  document.documentElement.dataset.theme = scheme;
  // A wrapper, so that `rerender` passes new props to the same component instead of mounting it again.
  function Page({ children }: PropsWithChildren) {
    return (
      <DemoProviders direction={direction} scheme={scheme} hasOwnScheme={false}>
        {children}
      </DemoProviders>
    );
  }
  const screen = await render(element, { wrapper: Page });
  return {
    ...screen,
    rerender: (next) => screen.rerender(next).finally(forgetFocus),
    unmount: () => screen.unmount().finally(forgetFocus),
  };
}

/** Waits until the browser has drawn what is rendered now. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Whether the claim that runs has failed before and is tried again. */
let isSecondTry = false;

/**
 * Returns the function that defines the claims of a page. A claim fails when its check fails, and when the page no longer
 * says it.
 * @param page the source of the page: `import page from './index.mdx?raw'`
 * @returns `claim(words, check)`. `words`: a few consecutive words of the sentence, as a reader sees them, without Markdown.
 * `check`: the test function, which runs in a real browser.
 */
export function claimsOf(page: string) {
  const misquote = misquotesIn(page);
  return function claim(words: string, check: () => unknown, options?: { timeout?: number }): void {
    // Created here, so that the report shows the line of the claim and not one in this file.
    const missing = new Error();
    Error.captureStackTrace(missing, claim);
    test(words, options ?? {}, async ({ task }) => {
      const message = misquote(words, task.file.name.replace(/[^/]+$/, 'index.mdx'));
      if (message) throw Object.assign(missing, { message });
      isSecondTry = (task.result?.retryCount ?? 0) > 0;
      await check();
    });
  };
}

/**
 * Collects what React and the components write to the console as errors or warnings, instead of printing it.
 * @returns the messages so far, with substitutions filled in; the console is restored after the test
 * @throws Error on a second try: React and the components print most messages once per page, so a claim that there is no
 *   message would pass then
 */
export function consoleMessages(): string[] {
  if (isSecondTry)
    throw new Error('A claim about messages is not tried again: see its first failure.');
  const messages: string[] = [];
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((format: unknown, ...values: unknown[]) => {
      const rest = [...values];
      messages.push(String(format).replace(/%[sdoO]/g, () => String(rest.shift())));
    });
  }
  return messages;
}

/** Shows the message of an error that its children throw while rendering; use `consoleMessages` to keep React from logging it. */
export class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

/**
 * Collects the errors that event handlers throw, which otherwise fail the run.
 * @returns a function that returns the messages so far, joined; the listener is removed after the test
 */
export function failures(): () => string {
  consoleMessages();
  const messages: string[] = [];
  const listen = (event: ErrorEvent) => {
    messages.push(event.message);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', listen, { capture: true });
  onTestFinished(() => window.removeEventListener('error', listen, { capture: true }));
  return () => messages.join('; ');
}
