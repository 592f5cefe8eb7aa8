import { fstatSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { run } from './run.mjs';

const node = (code, options) => run(process.execPath, ['-e', code], options);

/** Three seconds. */
const silentMinutes = 0.05;

it('ends a program that has printed nothing for too long', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { code } = await node('setTimeout(() => {}, 600_000)', { atEnd: true, silentMinutes });
  expect(code).toBe(1);
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining('had printed nothing for 0.05 minutes'),
  );
});

it("lets a program read keys only if it's told to", async () => {
  const { code: asked } = await node('process.exit(fs.fstatSync(0).ino % 2 ** 8)', {
    isAsked: true,
  });
  expect(asked).toBe(fstatSync(0).ino % 2 ** 8);
  const { code: silent } = await node('process.exit(fs.readSync(0, Buffer.alloc(1)) + 3)');
  expect(silent, 'the end of the input').toBe(3);
});

it('does not end a longer program that keeps printing', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const talking =
    'let n = 0; const timer = setInterval(() => { console.log(n); if ((n += 1) === 10) clearInterval(timer); }, 500)';
  const { code, output } = await node(talking, { silentMinutes });
  expect(code).toBe(0);
  expect(output.trim().split('\n')).toHaveLength(10);
});
