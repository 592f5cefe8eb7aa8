// `npm run install:releases`: installs the packages of older majors, for the checks of migration guides.
import { installReleases } from './lib/install.mjs';

process.exit(await installReleases());
