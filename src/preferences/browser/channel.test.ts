import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Slot } from '../../utils/slots';
import { announced, openTabChannel } from './cookieSlot';

afterEach(() => vi.unstubAllGlobals());

const fail = (): never => {
  throw new Error('SecurityError');
};

const kept = (): Slot & { saved: unknown[] } => {
  const saved: unknown[] = [];
  return { saved, load: () => 'TS', save: (value) => saved.push(value) };
};

describe('openTabChannel', () => {
  class FakeChannel {
    static posted: unknown[] = [];
    constructor(readonly name: string) {}
    postMessage(value: unknown) {
      FakeChannel.posted.push([this.name, value]);
    }
  }

  class ClosedChannel extends FakeChannel {
    override postMessage = fail;
  }

  it('posts values', () => {
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    announced(kept(), openTabChannel('/x/codeVariant')).save('JS');
    expect(FakeChannel.posted).toEqual([['/x/codeVariant', 'JS']]);
  });

  it.each([
    ['missing', undefined],
    ['forbidden', fail],
    ['closed', ClosedChannel],
  ])('does not throw when the channel is %s, and saves', (_case, implementation) => {
    vi.stubGlobal('BroadcastChannel', implementation);
    const slot = kept();
    announced(slot, openTabChannel('a')).save('JS');
    expect(slot.saved).toEqual(['JS']);
  });
});

describe('announced', () => {
  it('saves first, then tells the other tabs', () => {
    const order: string[] = [];
    const slot = announced(
      { load: () => 'TS', save: (value) => order.push(`save ${value}`) },
      { postMessage: (value) => order.push(`post ${value}`) },
    );
    slot.save('JS');
    expect(order).toEqual(['save JS', 'post JS']);
    expect(slot.load()).toBe('TS');
  });
});
