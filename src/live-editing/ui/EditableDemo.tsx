import type { ReactNode } from 'react';
import Demo, { type DemoExtras, type DemoProps } from '../../demos/ui/Demo';

/** A demo with a button to edit it. Nothing else of this feature is loaded before it is pressed. */
export default function EditableDemo(props: DemoProps & DemoExtras): ReactNode {
  return (
    <Demo
      {...props}
      edit={(...how) => import('./start').then(({ start }) => start(props, ...how))}
    />
  );
}
