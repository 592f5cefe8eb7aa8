import type { ReactNode } from 'react';
import { isOn } from '@generated/x-live-editing/default/settings';
import Demo, { type DemoProps, type EditRequest } from '../../demos/ui/Demo';

const edit = async (request: EditRequest): Promise<ReactNode> =>
  (await import('./start')).start(request);

/** A demo with a button to edit it. Nothing of the editor is loaded before that is pressed. */
export default function EditableDemo(props: DemoProps): ReactNode {
  return <Demo {...props} edit={isOn ? edit : undefined} />;
}
