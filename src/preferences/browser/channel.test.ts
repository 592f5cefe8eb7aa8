import { afterEach, describe, expect, it, vi } from 'vitest';
import { announced, openTabChannel } from './cookieSlot';

afterEach(() => vi.unstubAllGlobals());

const fail = (): never => {
  throw new Error('SecurityError');
};

describe('openTabChannel', () => {
  class FakeChannel {
    static posted: unknown[] = [];
    listener: (event: { data: unknown }) => void = () => undefined;
    constructor(readonly name: string) {}
    addEventListener(_type: string, listener: FakeChannel['listener']) {
      listener({ data: 'JS' });
      listener({ data: { odd: true } });
    }
    postMessage(value: unknown) {
      FakeChannel.posted.push([this.name, value]);
    }
  }

  class ClosedChannel extends FakeChannel {
    override postMessage = fail;
  }

  it('posts values, and treats anything it receives but a string as null', () => {
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const heard: unknown[] = [];
    const channel = openTabChannel('/x/codeVariant');
    channel.post('JS');
    channel.listen((value) => heard.push(value));
    expect(FakeChannel.posted).toEqual([['/x/codeVariant', 'JS']]);
    expect(heard).toEqual(['JS', null]);
  });

  it.each([
    ['missing', undefined],
    ['forbidden', fail],
    ['closed', ClosedChannel],
  ])('does not throw when the channel is %s', (_case, implementation) => {
    vi.stubGlobal('BroadcastChannel', implementation);
    const channel = openTabChannel('a');
    channel.post('JS');
    channel.listen(() => undefined);
  });
});

describe('announced', () => {
  it('saves first, then tells the other tabs', () => {
    const order: string[] = [];
    const slot = announced(
      { load: () => 'TS', save: (value) => order.push(`save ${value}`) },
      { post: (value) => order.push(`post ${value}`) },
    );
    slot.save('JS');
    expect(order).toEqual(['save JS', 'post JS']);
    expect(slot.load()).toBe('TS');
  });
});
