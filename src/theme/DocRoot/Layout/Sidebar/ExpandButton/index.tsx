// Change: nothing, as for the button that would hide the sidebar.
export default function ExpandButton(): null {
  return null;
}
