// Change: renders nothing, like the button that would hide the sidebar.
export default function ExpandButton(): null {
  return null;
}
