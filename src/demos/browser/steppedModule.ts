import { pause } from '../../utils/pause';
import { inSteps } from './inSteps';

/** A module that an import ending in `?steps` stands for; made by `src/demos/build/steps.ts`. */
export interface SteppedModule<T> {
  /** Modules in an order in which each brings few others with it. */
  steps: readonly (string | number)[];
  evaluate: (id: string | number) => void;
  load: () => Promise<T>;
}

/**
 * Evaluates a module and all it imports. A module of a demo imports hundreds of others: at once, they would be the longest
 * task of a page.
 */
export async function evaluateInSteps<T>({ steps, evaluate, load }: SteppedModule<T>): Promise<T> {
  await inSteps(steps.map((id) => () => evaluate(id)));
  await pause();
  return load();
}
