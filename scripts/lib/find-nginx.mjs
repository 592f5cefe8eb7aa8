import { installSystemPackages, which } from './system-packages.mjs';

const packages = {
  'apt-get': ['nginx-light'],
  dnf: ['nginx'],
  apk: ['nginx'],
  pacman: ['nginx'],
};

/** The path of nginx, from the system's packages when it is not there; undefined when it cannot be had. */
export function nginxPath() {
  const found = which('nginx');
  if (found) {
    return found;
  }
  installSystemPackages('nginx', packages);
  return which('nginx');
}
