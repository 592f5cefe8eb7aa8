import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from '../utils/overlays';

/** Makes Back close an overlay while it is open. The parameters are those of `closeOnBack`. */
export function useCloseOnBack(isOpen: boolean, close: () => void, isPart: boolean = false): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(() => onBack(), isPart) : undefined), [isOpen, isPart]);
}
