// Change: nothing. The sidebar always stands (`hideable: false`), and upstream's button would weigh on every page.
export default function CollapseButton(): null {
  return null;
}
