import type { MouseEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLink } from './followLink';

/** The part of an element that is used here, for runs without a browser. */
class FakeElement {
  readonly link: FakeLink | null = null;
  closest(): FakeLink | null {
    return this.link;
  }
}

class FakeLink extends FakeElement {
  readonly target: string = '';
  readonly isDownload: boolean = false;
  readonly #url: URL;
  constructor(address: string, fields: { target?: string; isDownload?: boolean } = {}) {
    super();
    this.#url = new URL(address, 'http://host/x/here/');
    Object.assign(this, fields);
  }
  get origin(): string {
    return this.#url.origin;
  }
  get pathname(): string {
    return this.#url.pathname;
  }
  get search(): string {
    return this.#url.search;
  }
  get hash(): string {
    return this.#url.hash;
  }
  hasAttribute(): boolean {
    return this.isDownload;
  }
  override closest(): FakeLink {
    return this;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  const location = { origin: 'http://host', pathname: '/x/here/', search: '', hash: '' };
  vi.stubGlobal('window', { location });
});
afterEach(() => void vi.unstubAllGlobals());

/** Returns what a click on a link does: `push /x/a/`, or nothing if it is left to the browser. */
function clicked(link: FakeElement, keys: Partial<MouseEvent> = {}): string {
  const done: string[] = [];
  const event = {
    target: link,
    button: 0,
    preventDefault: () => done.push('stopped'),
    ...keys,
  } as unknown as MouseEvent;
  const history = {
    push: (to: string) => done.push(`push ${to}`),
    replace: (to: string) => done.push(`replace ${to}`),
  };
  followLink(event, history, '/x/');
  return done.filter((each) => each !== 'stopped').join();
}

describe('a click', () => {
  it('navigates within the application', () => {
    expect(clicked(new FakeLink('/x/a/?b=1#c'))).toBe('push /x/a/?b=1#c');
  });

  it('adds no history entry when the link leads to the current page', () => {
    expect(clicked(new FakeLink('/x/here/'))).toBe('replace /x/here/');
  });

  it.each([
    ['to a place on the page', new FakeLink('#there'), {}],
    ['with a key', new FakeLink('/x/a/'), { ctrlKey: true }],
    ['with another button', new FakeLink('/x/a/'), { button: 1 }],
    ['to a new tab', new FakeLink('/x/a/', { target: '_blank' }), {}],
    ['that saves a file', new FakeLink('/x/a.csv', { isDownload: true }), {}],
    ['to another site', new FakeLink('https://else/x/a/'), {}],
    ['to another part of the host', new FakeLink('/y/'), {}],
    ['that something else has taken', new FakeLink('/x/a/'), { defaultPrevented: true }],
    ['outside a link', new FakeElement(), {}],
  ])('%s is left to the browser', (_case, link, keys) => {
    expect(clicked(link, keys)).toBe('');
  });
});
