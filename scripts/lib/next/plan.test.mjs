import { describe, expect, it } from 'vitest';
import { move, planPackages, specifiersOf } from './move.mjs';
import { environment, quick, useSite } from './__fixtures__/fixture.mjs';

useSite();

describe('the plan', () => {
  it('picks the nearest release, and never downgrades a package', async () => {
    const published = { a: ['8.1.0', '8.2.0'], b: ['8.1.0', '8.3.1'], c: ['8.0.0', '8.1.0'] };
    const current = { a: '8.1.0', b: '8.1.0', c: '8.6.0' };
    const steps = await planPackages(current, '8.2.0', async (name) => published[name]);
    expect(steps.map(({ to }) => to)).toEqual(['8.2.0', '8.3.1', '8.6.0']);
    await expect(planPackages(current, '9.0.0', async (name) => published[name])).rejects.toThrow(
      'no release of a with the major 9',
    );
  });

  it('aliases packages that frozen versions shared with the docs, once each', () => {
    const steps = [
      { name: '@mui/x-a', from: '8.1.0', to: '8.2.0' },
      { name: '@mui/x-b', from: '8.6.0', to: '8.6.0' },
    ];
    const recorded = {
      '8.1.0': { packages: { '@mui/x-a': '8.1.0', '@mui/x-b': '8.6.0' } },
      '8.0.0': { packages: { '@mui/x-a': '8.0.0', '@mui/x-b': '8.6.0' } },
    };
    const { folderOf } = environment();
    expect(specifiersOf(steps, recorded, { 'x-a-8-0-0': 'npm:@mui/x-a@8.0.0' }, folderOf)).toEqual([
      '@mui/x-a@8.2.0',
      'x-a-8-1-0@npm:@mui/x-a@8.1.0',
    ]);
  });

  it('requires a newer version', async () => {
    for (const version of ['1.0.0', '0.9.0']) {
      await expect(move(version, environment(quick))).rejects.toThrow('name a newer version');
    }
    await expect(move(undefined, environment(quick))).rejects.toThrow('Name a version');
  });
});
