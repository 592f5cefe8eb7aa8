import { expect, it, vi } from 'vitest';

const load = vi.fn(async (_pathname: string) => undefined);
vi.mock('./preload', () => ({ load }));
vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/x/' } }));

/** The part of an element that is used here, for runs without a browser. */
class FakeElement {
  constructor(
    readonly address?: string,
    readonly target: string = '',
  ) {}
  closest(): object | null {
    if (this.address === undefined) return null;
    const { origin, pathname } = new URL(this.address, 'http://host/x/here/');
    return { origin, pathname, target: this.target };
  }
}

it('preloads only links to other pages of the site, each once', async () => {
  const listeners: ((event: { target: FakeElement }) => void)[] = [];
  const location = { origin: 'http://host', pathname: '/x/here/' };
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('window', { location });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: (typeof listeners)[0]) => listeners.push(listener),
  });
  await import('./docusaurus');
  for (const target of [
    new FakeElement('/x/a/#b'),
    new FakeElement('#there'),
    new FakeElement('https://else/x/a/'),
    new FakeElement('/elsewhere/a/'),
    new FakeElement('/x/b/', '_blank'),
    new FakeElement(),
  ]) {
    listeners.forEach((listener) => listener({ target }));
  }
  vi.unstubAllGlobals();
  expect(load.mock.calls).toEqual([['/x/a/']]);
});
