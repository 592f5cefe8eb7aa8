import { translate } from '@docusaurus/Translate';

/** What the inspector says. Functions, because the language is known only while rendering. */
export const texts = {
  title: () => translate({ id: 'x.inspect.title', message: 'Parts of this demo' }),
  hint: () =>
    translate({
      id: 'x.inspect.hint',
      message:
        'Point at a part and press to keep it. Arrow keys: down and up lead into a part and out of it, the others to its neighbors. Enter keeps a part, Escape ends.',
    }),
  use: () => translate({ id: 'x.inspect.use', message: 'Use the demo' }),
  useHint: () =>
    translate({
      id: 'x.inspect.useHint',
      message: 'Presses go to the demo, for example to open a menu',
    }),
  release: () => translate({ id: 'x.inspect.release', message: 'Look at other parts' }),
  end: () => translate({ id: 'x.inspect.end', message: 'End inspecting' }),
  nothing: () => translate({ id: 'x.inspect.nothing', message: 'No part yet' }),
  kept: () => translate({ id: 'x.inspect.kept', message: 'Kept' }),
  component: () => translate({ id: 'x.inspect.component', message: 'Component' }),
  slot: () => translate({ id: 'x.inspect.slot', message: 'Slot' }),
  className: () => translate({ id: 'x.inspect.class', message: 'Class' }),
  states: () => translate({ id: 'x.inspect.states', message: 'State' }),
  props: () => translate({ id: 'x.inspect.props', message: 'Props' }),
  around: () => translate({ id: 'x.inspect.around', message: 'Inside' }),
  row: () => translate({ id: 'x.inspect.row', message: 'In the reference' }),
  change: () => translate({ id: 'x.inspect.change', message: 'Change it' }),
  color: () => translate({ id: 'x.inspect.color', message: 'Color' }),
  background: () => translate({ id: 'x.inspect.background', message: 'Background' }),
  border: () => translate({ id: 'x.inspect.border', message: 'Border' }),
  padding: () => translate({ id: 'x.inspect.padding', message: 'Padding' }),
  radius: () => translate({ id: 'x.inspect.radius', message: 'Radius' }),
  weight: () => translate({ id: 'x.inspect.weight', message: 'Font weight' }),
  way: () => translate({ id: 'x.inspect.way', message: 'Write it as' }),
  inline: () =>
    translate({
      id: 'x.inspect.inline',
      message: 'The component sets this in the element itself, where no class can change it.',
    }),
  override: () => translate({ id: 'x.inspect.override', message: 'The override' }),
  copy: () => translate({ id: 'x.inspect.copy', message: 'Copy the override' }),
  add: () => translate({ id: 'x.inspect.add', message: 'Add to my theme' }),
  added: () => translate({ id: 'x.inspect.added', message: 'Added: all demos show it.' }),
  notAdded: () =>
    translate({ id: 'x.inspect.notAdded', message: 'The theme could not be changed. Try again.' }),
  reset: () => translate({ id: 'x.inspect.reset', message: 'Reset' }),
  material: () => translate({ id: 'x.inspect.material', message: 'of Material UI' }),
};
