import { useEffect, useRef } from 'react';
import { closeOnBack } from '../utils/overlays';

/** Makes Back close an overlay while it is open. The parameters are those of `closeOnBack`. */
export function useCloseOnBack(isOpen: boolean, close: () => void, isPart: boolean = false): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (isOpen ? closeOnBack(() => latest.current(), isPart) : undefined),
    [isOpen, isPart],
  );
}
