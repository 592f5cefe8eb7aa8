/**
 * Stands in for `@mui/x-telemetry` in the browser (an alias in `src/demos`): the commercial packages may report
 * usage, and no page of this site talks to anyone but its own host. Nothing is sent, and the code that would is not
 * delivered.
 */

const noEvent = (): null => null;

/** Any event by any name is none. */
export const muiXTelemetryEvents = new Proxy({}, { get: () => noEvent });

export const sendMuiXTelemetryEvent = noEvent;

export const muiXTelemetrySettings = {
  enableDebug: noEvent,
  enableTelemetry: noEvent,
  disableTelemetry: noEvent,
};
