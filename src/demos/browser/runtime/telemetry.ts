/**
 * Replaces `@mui/x-telemetry` in the browser (an alias in `src/demos`): the commercial packages may report usage, but the
 * pages of this site contact only their own host. Nothing is sent, and the code that would send it isn't shipped.
 */

const noEvent = (): null => null;

/** Has a function without effect for every event name. */
export const muiXTelemetryEvents = new Proxy({}, { get: () => noEvent });

export const sendMuiXTelemetryEvent = noEvent;

export const muiXTelemetrySettings = {
  enableDebug: noEvent,
  enableTelemetry: noEvent,
  disableTelemetry: noEvent,
};
