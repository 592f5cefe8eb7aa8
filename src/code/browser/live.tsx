// Only in `npm start`, which replaces the code of a page in place.
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createListeners } from '../../utils/listeners';
import type { PageCode } from './pageCode';

/** What is used of the bundler's hot updates. */
interface Hot {
  data?: { first?: PageCode };
  accept: () => void;
  dispose: (keep: (data: { first?: PageCode }) => void) => void;
  addStatusHandler: (handler: (status: string) => void) => void;
  removeStatusHandler: (handler: (status: string) => void) => void;
}

/** The code that a page has imported -> what it is now. */
const latest = new WeakMap<PageCode, PageCode>();
const { subscribe, tell } = createListeners();

/**
 * Makes a module of code replaceable: the page that has imported it stays as it is, and its components get the new code.
 *
 * @returns the code that the page has imported
 */
export function keepCode(hot: Hot, code: PageCode): PageCode {
  const first = hot.data?.first ?? code;
  hot.accept();
  hot.dispose((data) => {
    data.first = first;
  });
  if (first === code) return code;
  const announce = (): void => {
    latest.set(first, code);
    tell();
  };
  // Once the modules of the changed demo are replaced too, and the HTML has arrived: until then, the old one is shown.
  hot.addStatusHandler(function follow(status) {
    if (status !== 'idle') return;
    hot.removeStatusHandler(follow);
    code.load().then(announce, announce);
  });
  return first;
}

/** Returns a component that renders a fence or a demo with its latest code. */
export function withLatestCode<Props extends { code: PageCode }>(
  Shown: ComponentType<Props>,
): ComponentType<Props> {
  return function Latest(props: Props): ReactNode {
    const code = useSyncExternalStore(subscribe, () => latest.get(props.code) ?? props.code);
    return <Shown {...props} code={code} />;
  };
}
