// Checks that what the READMEs and CONTRIBUTING.md name exists.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const texts = projectFiles(root, /^(?:README|CONTRIBUTING)\.md$/).filter(
  (file) => !file.startsWith('versioned_docs/'),
);

const sources = projectFiles(root, /\.(?:tsx?|[cm]js|css)$/);

/** Whether a file of the project has this name, or this end of its path. */
const isNamed = (name) => sources.some((file) => `/${file}`.endsWith(`/${name}`));

/** Whether a build or a command writes the file. */
const isGenerated = (file) => /^docs\/api\b/.test(file);

describe.each(texts)('%s', (file) => {
  const text = read(file);
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word);

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g)].map(
      ([, name]) => name,
    );
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files that exist', () => {
    const files = words.filter((word) =>
      /^(?:src|scripts|tests|docs|blog|static)\/[\w./-]*$/.test(word),
    );
    const missing = files.filter(
      (name) => !isGenerated(name) && !existsSync(path.join(root, name)),
    );
    expect(missing).toEqual([]);
  });

  it('names files that exist, also where it leaves out their folder', () => {
    const files = words.filter((word) => /^(?:\.\.\/)*\w[\w./-]*\.(?:tsx?|[cm]js|css)$/.test(word));
    expect(files.filter((name) => !isNamed(name.replace(/^(?:\.\.\/)+/, '')))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link]) => link);
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(file), link)))).toEqual(
      [],
    );
  });
});

it('CONTRIBUTING.md lists every folder in `src`', () => {
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !read('CONTRIBUTING.md').includes(`\n  ${name}/ `))).toEqual([]);
});

it('every feature has a README', () => {
  const without = ['pages'];
  const features = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !without.includes(entry.name))
    .map(({ name }) => `src/${name}/README.md`);
  expect(features.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});
