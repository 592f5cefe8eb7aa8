import { pause } from '@site/src/utils/pause';

/**
 * In place of Docusaurus' entry, which it ends with: evaluates the modules that every page needs in several tasks instead
 * of one long one. Each is evaluated with all it imports; the order is the one in which Docusaurus' entry would have come to
 * them.
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
