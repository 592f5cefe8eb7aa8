import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copySources, linkPackages } from '../../scripts/lib/copy-sources.mjs';
import type { Files } from './content';

/** Both test runners start in the project's folder. */
const root = process.cwd();

/** How the project runs Docusaurus. Imported here: `import.meta` is missing when the test runners transform a static import. */
async function docusaurus(...args: string[]): Promise<[program: string, args: string[]]> {
  const { docusaurusCommand } = await import('../../scripts/lib/docusaurus-command.mjs');
  return docusaurusCommand(args);
}

/** The parts of the real site in every fixture: everything but its content. */
const pieces = ['package.json', 'tsconfig.json', 'docusaurus.config.ts', 'static', 'src'];

const isContentOrTest = (file: string): boolean =>
  path.relative(root, file) === path.join('src', 'pages') || /\.test\.tsx?$/.test(file);

/**
 * The site's own configuration, sources and packages in a temporary folder, around the pages of a
 * test. What fails here fails the same way for a writer.
 */
export class SiteFolder {
  readonly #home = mkdtempSync(path.join(tmpdir(), 'build-failure-'));
  readonly dir = path.join(this.#home, 'site');

  /**
   * @param options - `apiReference`: whether to include the API reference, which only slows most tests down; `ownCaches`:
   *   whether to use a cache folder of its own instead of the project's
   */
  constructor({ apiReference = false, ownCaches = false } = {}) {
    copySources(root, this.dir, pieces, (file) => !isContentOrTest(file));
    if (!apiReference) {
      const config = path.join(this.dir, 'docusaurus.config.ts');
      const text = readFileSync(config, 'utf8');
      const without = text.replace(/^ *plugin\(apiReferencePlugin\b.*\),\n/m, '');
      if (without === text) {
        throw new Error('docusaurus.config.ts does not name the plugin of the API reference');
      }
      writeFileSync(config, without);
    }
    if (ownCaches) linkPackages(root, this.dir);
    else
      symlinkSync(path.join(root, 'node_modules'), path.join(this.dir, 'node_modules'), 'junction');
  }

  /** Replaces all content: pages, posts and navigation. */
  write(files: Files): void {
    const kept = [...pieces, 'node_modules'];
    const content = readdirSync(this.dir).filter((name) => !kept.includes(name));
    for (const name of [...content, 'src/pages']) {
      rmSync(path.join(this.dir, name), { recursive: true, force: true });
    }
    mkdirSync(path.join(this.dir, 'blog'));
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.dir, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  /** Runs a whole production build into `build/`, as from the command line, with a test's settings. */
  async build(settings: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; output: string }> {
    const child = spawn(...(await docusaurus('build')), {
      cwd: this.dir,
      env: { ...process.env, ...this.environment({ NODE_ENV: 'production', ...settings }) },
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => printed.push(data));
    child.stderr.on('data', (data: Buffer) => printed.push(data));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    return { code, output: Buffer.concat(printed).toString() };
  }

  /** Starts the live server, which runs until it is killed. */
  async start(port: number): Promise<ChildProcess> {
    return spawn(...(await docusaurus('start', '--no-open', '--port', String(port))), {
      cwd: this.dir,
      stdio: 'ignore',
      env: { ...process.env, ...this.environment({ NODE_ENV: 'development' }) },
    });
  }

  /** Returns the names of the scripts of the last build. */
  scripts(): string[] {
    return readdirSync(path.join(this.dir, 'build/assets/js'));
  }

  /** Returns the source of one of these scripts. */
  script(name: string): string {
    return readFileSync(path.join(this.dir, 'build/assets/js', name), 'utf8');
  }

  /** Removes the folder and everything that loading and building left in it. */
  async remove(): Promise<void> {
    do {
      rmSync(this.#home, { recursive: true, force: true });
      // When a load fails, the other plugins keep writing for a moment.
      await setTimeout(500);
    } while (existsSync(this.#home));
  }

  /** Returns an environment with only the test's settings, without caches outside the folder and without requests to a registry. */
  environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return {
      VERSION_HOSTS: undefined,
      VERSIONS: undefined,
      PAGE_WEIGHT: undefined,
      SITE_URL: undefined,
      SITE_REPOSITORY_URL: undefined,
      ANALYTICS_ENDPOINT: undefined,
      ANALYTICS_MEASUREMENT_ID: undefined,
      ANALYTICS_VITALS_RATE: undefined,
      ICON_FONT_URL: undefined,
      OFFLINE_HOSTS: undefined,
      OFFLINE_WORKER: undefined,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
      TMPDIR: this.#home,
      TEMP: this.#home,
      ...env,
    };
  }
}
