import { expect, it } from 'vitest';
import { removeConnections } from './network';

it('the interfaces that connect to other machines are removed for good', () => {
  const Connection = (): undefined => undefined;
  const scope: Record<string, unknown> = {
    RTCPeerConnection: Connection,
    webkitRTCPeerConnection: Connection,
    WebTransport: Connection,
    WebSocketStream: Connection,
    EventSource: Connection,
    Map,
  };
  removeConnections(scope);
  expect(Object.keys(scope).filter((name) => scope[name] !== undefined)).toEqual(['Map']);
  expect(Reflect.deleteProperty(scope, 'RTCPeerConnection')).toBe(false);
  expect(Reflect.set(scope, 'RTCPeerConnection', Connection)).toBe(false);
  expect(() => Object.defineProperty(scope, 'WebTransport', { value: Connection })).toThrow();
});
