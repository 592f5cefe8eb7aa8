// `npm run lint [-- <folder or file> …]`: ESLint, Stylelint and the formatting of all files, or of those that are named; with
// `--changed-since <commit>`, of the files that are not as they were in that commit. What a linter says about a file hardly depends on
// others, but everything is checked if a rule may have changed.
import './lib/say-mistakes.mjs';
import { existsSync } from 'node:fs';
import { changedPackages, changesSince } from './lib/content-tests/changes.mjs';
import { namedFiles } from './lib/named-files.mjs';
import { projectFiles } from './lib/project-files.mjs';
import { runTool } from './lib/run.mjs';
import { readOptions } from './lib/scaffold/options.mjs';
import { UsageError } from './lib/usage-error.mjs';

const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: { 'changed-since': { type: 'string' }, fix: { type: 'boolean' } },
  },
  ['fix'],
);
if (values.fix) throw new UsageError('To correct files, run npm run format.');

/** Files with the rules, and packages that have them. */
const rules =
  /^(?:eslint\.(?:config|layers)\.mjs|\.stylelintrc\.json|\.prettierrc\.json|\.prettierignore|tsconfig\.json)$/;
const linters = /eslint|stylelint|prettier|typescript/;

/** Returns the files to check; undefined for all. */
function changedFiles(commit) {
  if (commit === undefined) return undefined;
  const files = changesSince(commit).map(({ file }) => file);
  const packages = changedPackages(commit, 'devDependencies');
  if (files.some((file) => rules.test(file)) || packages.some((name) => linters.test(name))) {
    return undefined;
  }
  return files.filter((file) => existsSync(file));
}

const files =
  positionals.length > 0 && !positionals.includes('.')
    ? namedFiles(positionals, projectFiles('.', /./))
    : changedFiles(values['changed-since']);
const matching = (pattern) => files?.filter((file) => pattern.test(file));

/** The linters, each with what it checks when all files are checked, and of the changed ones. */
const checks = [
  ['eslint', ['--no-warn-ignored'], ['.'], matching(/\.(?:tsx?|[cm]?js)$/)],
  [
    'stylelint',
    ['--allow-empty-input'],
    ['{src,docs}/**/*.css'],
    matching(/^(?:src|docs)\/.*\.css$/),
  ],
  ['prettier', ['--check', '--log-level=warn', '--ignore-unknown'], ['.'], files],
];

for (const [tool, options, all, changed = all] of checks) {
  if (changed.length === 0) continue;
  const { code } = await runTool(tool, [...options, ...changed]);
  if (code !== 0) process.exitCode = code;
}
