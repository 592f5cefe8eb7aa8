declare module '@generated/x-demos/default/playground.js' {
  /** Every demo of the site by its path below the playground. */
  const demos: Readonly<Record<string, import('../demos/ui/useDemoModule').DemoSource>>;
  export default demos;
}
