import { expect, it } from 'vitest';
import { environment, tree, useProject } from './__fixtures__/project.mjs';
import { cutVersion } from './cut.mjs';
import { stopBetweenSteps } from './run.mjs';

useProject();

it('Ctrl+C during verification undoes a cut, even one that keeps pages that do not build', async () => {
  stopBetweenSteps();
  const before = tree();
  const check = async () => {
    process.emit('SIGINT');
    throw new Error('node was stopped by Ctrl+C.');
  };
  await expect(cutVersion('8.0.0', environment({ check }), { keep: true })).rejects.toThrow(
    'Failed while type-checking and building all versions: it was stopped by Ctrl+C.\nAll changes were undone.',
  );
  expect(tree()).toEqual(before);
});
