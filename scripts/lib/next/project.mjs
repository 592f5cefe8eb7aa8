// This project as a move to the next version and the checks after it see it.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readGuides } from '../coverage/guides.mjs';
import { membersOf } from '../coverage/members.mjs';
import { unexplained } from '../coverage/message-exceptions.mjs';
import { installedMessages } from '../coverage/messages.mjs';
import { loadTs } from '../load-ts.mjs';
import { pagesBelow } from '../pages.mjs';
import { cutVersion } from '../versions/cut.mjs';
import { realEnvironment, runQuietly, spawnQuietly } from '../versions/environment.mjs';
import { filesBelow, pathsOf, readJson } from '../versions/site.mjs';
import { folderIn, readState } from './move.mjs';

/** Adds to a guide its text and the texts of the demos next to it. */
export function withTexts(root, guide) {
  const folder = path.posix.dirname(guide.file);
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const demos = readdirSync(path.join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ file: `${folder}/${name}`, text: read(`${folder}/${name}`) }));
  return { ...guide, text: read(guide.file), demos };
}

const unknownName = /API reference: "([^"]+)" in (.+?) is not exported/;

/**
 * Reads the reference of the installed packages. A name in our lists that is no longer exported would stop the build: it is left
 * out and reported.
 */
function readReference(root) {
  const { generateReference } = loadTs('../../src/api-reference/node/generate.ts');
  const { currentReference, productInputs } = loadTs('../../src/api-reference/node/versions.ts');
  const { entry } = loadTs('../../src/versions/next/entries.ts');
  const file = 'src/api-reference/node/selection.ts';
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const cacheDir = path.join(root, 'node_modules/.cache/api-reference');
  const entries = [];
  for (;;) {
    const without = entries.map(({ about }) => about.replaceAll('`', ''));
    try {
      const inputs = productInputs(root, {
        ...currentReference,
        ...(without.length > 0 && { without }),
      });
      return { pages: generateReference(inputs, cacheDir).pages, entries };
    } catch (error) {
      const [, name, list] = unknownName.exec(error.message) ?? [];
      if (name === undefined || without.includes(name)) throw error;
      entries.push(
        entry('reference', name, {
          file,
          line: lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line)) + 1 || 1,
          about: `\`${name}\``,
          failed: `${list} names it, but the packages do not export it; the build fails.`,
          ask: 'Correct the list.',
        }),
      );
    }
  }
}

/** Runs a Node.js program and returns its output, whatever its exit code. */
function printedBy(root, args) {
  const { stdout, stderr, error } = spawnQuietly(process.execPath, args, root);
  if (error) throw error;
  return `${stdout}\n${stderr}`;
}

const claimsReport = (root) => path.join(folderIn(root), 'claims.json');

function claims(root) {
  // The last results stay until there are new ones.
  const report = path.join(folderIn(root), 'claims-running.json');
  mkdirSync(folderIn(root), { recursive: true });
  rmSync(report, { force: true });
  const printed = printedBy(root, ['scripts/claims.mjs', '--report', report]);
  if (!existsSync(report)) {
    throw new Error(`they left no report: ${printed.trim().split('\n').slice(-3).join(' ')}`);
  }
  renameSync(report, claimsReport(root));
  return readJson(claimsReport(root));
}

function fences(root) {
  const { fencesOf } = loadTs('../../src/code/node/docFences.ts');
  const { compileFences, exportedNames, fenceOptions, fencePackages } = loadTs(
    '../../src/code/node/fences.ts',
  );
  const folder = path.join(root, 'docs');
  const options = fenceOptions(root);
  const found = pagesBelow(root, ['docs', 'blog']).flatMap((page) =>
    fencesOf(page, readFileSync(path.join(root, page), 'utf8')),
  );
  const names = exportedNames(fencePackages, folder, options);
  return compileFences(found, folder, names, options);
}

/** Returns what the checks read and run. */
export function realProject(root) {
  const { apiSlugOf, products } = loadTs('../../src/products/registry.ts');
  const { installedSurface } = loadTs('./coverage/surface.ts');
  const documented = products.filter(apiSlugOf);
  const membersNow = (slug, pages) =>
    membersOf(
      pages.filter((page) => page.product === slug),
      installedSurface(root, slug),
      `/api/${slug}/`,
    );
  const changelogOf = ({ packages }) => {
    // Each package has the change log up to its own release, so the longest one has all releases.
    const logs = Object.keys(packages).map((name) => {
      const file = `node_modules/${name}/CHANGELOG.md`;
      const full = path.join(root, file);
      return { file, text: existsSync(full) ? readFileSync(full, 'utf8') : '' };
    });
    return logs.sort((a, b) => b.text.length - a.text.length)[0];
  };
  return {
    root,
    readReference: () => readReference(root),
    membersOf: membersNow,
    products: () =>
      documented.map((product) => ({
        ...{ id: product.id, name: product.name, slug: apiSlugOf(product) },
        changelog: changelogOf(product),
        guides: readGuides(root, product.pathPrefixes).map((guide) => withTexts(root, guide)),
      })),
    /** The texts that people write. */
    pages: () =>
      [
        ...pagesBelow(root, ['docs']),
        // What is new in the documented version is also on the home page.
        ...filesBelow(path.join(root, 'src/pages'))
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => `src/pages/${file}`),
        'README.md',
      ].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
    /** A page as it was in the version that the docs leave. */
    frozenText: (file) => {
      const version = readState(root)?.from ?? '';
      const frozen = path.join(pathsOf(root, version).frozenDocs, path.relative('docs', file));
      return file.startsWith('docs/') && existsSync(frozen)
        ? readFileSync(frozen, 'utf8')
        : undefined;
    },
    messages: () => installedMessages(root),
    /** By reason, those that no guide has to explain. */
    messageExceptions: unexplained,
    typecheck: async () =>
      printedBy(root, ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false']),
    fences: async () => fences(root),
    claims: async () => claims(root),
    lastClaims: () => readJson(claimsReport(root)),
    navigation: () => {
      const versions = readJson(path.join(root, 'versions.json'), []);
      // The newest frozen version may be the one that the docs have just left.
      const older = versions.filter((version) => version !== readState(root)?.from);
      return {
        text: readFileSync(path.join(root, 'sidebars.ts'), 'utf8'),
        current: loadTs('../../sidebars.ts').default,
        frozen: Object.fromEntries(
          older.map((version) => [
            version,
            readJson(path.join(root, 'versioned_sidebars', `version-${version}-sidebars.json`), {}),
          ]),
        ),
      };
    },
    searchFixture: () => {
      const file = 'src/search/node/__fixtures__/queries.json';
      return { file, text: readFileSync(path.join(root, file), 'utf8') };
    },
  };
}

/** Returns what to keep about the packages before they move. */
export function describePackages(project) {
  const { pages } = project.readReference();
  const members = Object.fromEntries(
    project.products().map(({ slug }) => [slug, project.membersOf(slug, pages)]),
  );
  return { pages, members };
}

/** Returns what a move needs: git, the registry, npm and the files of this project. */
export function nextEnvironment(root) {
  const { withPins, withRegistry, withVersionIn } = loadTs('../../src/versions/next/node/pins.ts');
  const versions = realEnvironment(root);
  return {
    ...versions,
    ...{ withRegistry, withPins, withVersionIn },
    /** Stores a file's content in git. @returns the name of the object */
    remember: (file) => runQuietly('git', ['hash-object', '-w', file], root).trim(),
    commit: () => runQuietly('git', ['rev-parse', 'HEAD'], root).trim(),
    cut: async (version) => void (await cutVersion(version, versions)),
    describe: async () => describePackages(realProject(root)),
  };
}
