/** The interfaces that connect to other machines. WebRTC isn't covered by any directive of a policy that browsers know. */
const connecting = /^(?:webkit|moz)?RTC|^WebTransport|^WebSocket|^EventSource$/;

/**
 * Removes these interfaces for good. A frame inside this one has its own, but code can't reach them: without an origin, no two
 * frames have the same, and this page's policy allows that frame only this script, which removes them there as well.
 *
 * @param scope - the global object
 */
export function removeConnections(scope: object): void {
  for (const name of Object.getOwnPropertyNames(scope)) {
    if (connecting.test(name)) {
      Object.defineProperty(scope, name, {
        value: undefined,
        writable: false,
        configurable: false,
      });
    }
  }
}
