import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const preload = path.join(import.meta.dirname, 'threads-without-bundler.cjs');

/** Evaluates an expression about `@docusaurus/bundler` in a thread that loads the file under test first. */
async function inThread(expression) {
  const code = `
    const bundler = require('@docusaurus/bundler');
    const loaded = () => Object.keys(require.cache).some((file) => /[\\\\/]webpack[\\\\/]/.test(file));
    require('node:worker_threads').parentPort.postMessage(${expression});`;
  const thread = new Worker(code, { eval: true, execArgv: [`--require=${preload}`] });
  const [message] = await once(thread, 'message');
  await thread.terminate();
  return message;
}

it('a rendering thread gets the HTML minifier without loading the bundler', async () => {
  expect(await inThread('[typeof bundler.getHtmlMinifier, loaded()]')).toEqual(['function', false]);
});

it('a rendering thread loads the bundler when it needs something else from it', async () => {
  expect(await inThread('[typeof bundler.getMinimizers, loaded()]')).toEqual(['function', true]);
});
