declare module '@generated/x-pages/default/pages.json' {
  const pages: { path: string; title: string }[];
  export default pages;
}
