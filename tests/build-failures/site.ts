import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { SiteFolder } from './folder';

const require = createRequire(import.meta.url);

const messagesOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...messagesOf(error.cause)] : [];

/** A site in a folder of its own, which reports why it fails to load. */
export class FixtureSite extends SiteFolder {
  /**
   * The part of a build that comes before the bundler: configuration, pages, navigation, routes.
   *
   * @returns everything it says on failure; empty on success
   */
  async load(env: NodeJS.ProcessEnv = {}): Promise<string> {
    // Not public, but exactly the step that `docusaurus build` and `docusaurus start` begin with.
    const { loadSite } = require('@docusaurus/core/lib/server/site.js') as {
      loadSite: (params: { siteDir: string }) => Promise<unknown>;
    };
    for (const [name, value] of Object.entries(this.environment(env))) {
      vi.stubEnv(name, value);
    }
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    try {
      await loadSite({ siteDir: this.dir });
      return '';
    } catch (error) {
      return [...printed.mock.calls.flat(), ...messagesOf(error)].join('\n');
    } finally {
      printed.mockRestore();
      vi.unstubAllEnvs();
    }
  }
}
