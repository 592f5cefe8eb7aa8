import { pause } from '@site/src/utils/pause';

/**
 * Replaces Docusaurus' entry point, and loads it last: evaluates the modules that every page needs in several tasks instead of
 * one long one. Each is evaluated with everything it imports, in the order in which Docusaurus' entry point would reach them.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Navbar'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const part of parts) {
    await pause();
    await part();
  }
}

void start();
