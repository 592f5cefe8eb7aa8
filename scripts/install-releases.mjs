// `npm run install:releases`: the packages of older majors, for the checks of migration guides and for `npm run docs:diff`.
import { installReleases } from './lib/install-releases.mjs';

process.exit(await installReleases());
