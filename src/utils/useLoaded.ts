import { useEffect, useState } from 'react';

/**
 * Returns what a function loaded; undefined until then, and if that fails. What comes when something else is wanted, or when the
 * component is gone, is dropped.
 *
 * @param load - the same function as long as the same is wanted
 */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ value: Value }>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ value }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded?.value;
}
