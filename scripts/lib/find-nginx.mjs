import { installSystemPackages, which } from './system-packages.mjs';

/** The path of nginx, installed by root when it is not there; undefined when it cannot be had. */
export function nginxPath() {
  const found = which('nginx');
  if (found) {
    return found;
  }
  installSystemPackages('nginx', ['nginx-light']);
  return which('nginx');
}
