// Change: renders nothing. The sidebar can't be hidden (`hideable: false`), and upstream's button would add weight to every page.
export default function CollapseButton(): null {
  return null;
}
