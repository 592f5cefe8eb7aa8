// `npx jiti src/bundler/page-weight/prove.ts`: records the installed version of Docusaurus as the one this folder is proven on.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { hashOf } from './guard';
import known from './proven.json';

const siteDir = path.resolve(__dirname, '../../..');
const proven = {
  docusaurus: DOCUSAURUS_VERSION,
  files: Object.fromEntries(Object.keys(known.files).map((file) => [file, hashOf(siteDir, file)])),
};
writeFileSync(path.join(__dirname, 'proven.json'), `${JSON.stringify(proven, null, 2)}\n`);
