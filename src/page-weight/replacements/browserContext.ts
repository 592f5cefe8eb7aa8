import {
  createContext,
  createElement,
  startTransition,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/** Whether the page is hydrated. */
export const Context = createContext(false);

/** In place of Docusaurus' provider: what waits for hydration is rendered in slices, as a transition. */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return createElement(Context.Provider, { value: isBrowser }, children);
}
