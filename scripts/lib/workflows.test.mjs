// Checks that the workflows run what exists, and give the actions they use no more than they need.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const folder = '.github/workflows';

/** `npm` commands that are no scripts of the project. */
const ofNpm = ['ci'];

/** What a job may do beyond reading the repository. */
const allowed = {
  'nightly.yml: record': { contents: 'write' },
  'deploy.yml: publish': { pages: 'write', 'id-token': 'write' },
};

const files = readdirSync(path.join(root, folder));
const stepsOf = ({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps);

it('there are workflows for changes, for every night and for publishing', () => {
  expect(files.sort()).toEqual(['ci.yml', 'deploy.yml', 'nightly.yml']);
});

describe.each(files)('%s', (file) => {
  const text = read(`${folder}/${file}`);
  const workflow = parse(text);
  const steps = stepsOf(workflow);

  it('runs commands that exist', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(commands).not.toEqual([]);
    expect(commands.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
  });

  it('pins each action by its commit, and says which version that is', () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(uses).not.toEqual([]);
    expect(
      uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([]);
  });

  it('may only read the repository, except for the jobs that write', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, { permissions }] of Object.entries(workflow.jobs)) {
      expect(permissions, name).toEqual(allowed[`${file}: ${name}`]);
    }
  });

  it('fetches the whole history, and keeps the token only in jobs that push', () => {
    for (const [name, { steps: ofJob, permissions }] of Object.entries(workflow.jobs)) {
      for (const step of ofJob.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with['fetch-depth'], name).toBe(0);
        expect(step.with['persist-credentials'], name).toBe(
          permissions?.contents === 'write' ? undefined : false,
        );
      }
    }
  });

  it('uploads hidden folders where it has moved some', () => {
    const isHidden = steps.some(({ run = '' }) => /^mv .*\/\.\w/m.test(run));
    for (const step of steps.filter(({ uses }) => uses?.includes('upload-pages-artifact@'))) {
      expect(step.with['include-hidden-files'] ?? false).toBe(isHidden);
    }
  });

  it('uses the Node.js that .nvmrc names, and caches packages', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'))) {
      expect(step.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
    }
  });

  it('sets only variables that the README explains', () => {
    const names = steps.flatMap(({ env = {} }) => Object.keys(env));
    expect(names.filter((name) => !read('README.md').includes(`| \`${name}\``))).toEqual([]);
  });
});

it('all workflows use the same version of an action', () => {
  const uses = files
    .flatMap((file) => stepsOf(parse(read(`${folder}/${file}`))))
    .flatMap((step) => step.uses ?? []);
  const names = uses.map((action) => action.split('@')[0]);
  expect(new Set(uses).size).toBe(new Set(names).size);
});

it('publishes only where the owner has named a host', () => {
  expect(parse(read(`${folder}/deploy.yml`)).jobs.build.if).toBe("vars.DEPLOY_HOST != ''");
});
