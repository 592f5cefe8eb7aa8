declare module '@generated/x-offline/default/settings' {
  /** Hosts on which pages register the worker; none in a build with the kill switch. */
  export const hosts: readonly string[];
}
