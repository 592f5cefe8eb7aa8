import { installSystemPackages, which } from './system-packages.mjs';

/** Returns the path of nginx; undefined if it is missing and cannot be installed, which only root can do. */
export function nginxPath() {
  const found = which('nginx');
  if (found) {
    return found;
  }
  installSystemPackages('nginx', ['nginx-light']);
  return which('nginx');
}
