declare module '@generated/x-live-editing/default/settings' {
  /** Whether this site has the page that runs edited code. */
  export const isOn: boolean;
}
declare module '@generated/x-live-editing/default/modules' {
  /** Version -> specifier -> the function that loads it. */
  export const packages: Readonly<Record<string, Readonly<Record<string, () => Promise<object>>>>>;
}
