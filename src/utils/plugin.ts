import type { LoadContext, PluginConfig } from '@docusaurus/types';

/** A function that makes a plugin, from options of its own. */
type PluginFunction = (
  context: LoadContext,
  options: never,
) => { name: string } | null | Promise<{ name: string } | null>;

/** The options by which a plugin is configured: what its validation takes, if it has one, else what it takes itself. */
type OptionsOf<Plugin extends PluginFunction> = Plugin extends {
  validateOptions: (data: infer Data) => unknown;
}
  ? Data extends { options: infer Options }
    ? Options
    : never
  : Parameters<Plugin>[1];

/**
 * An entry of `plugins` in `docusaurus.config.ts` whose options are checked against those of its plugin; the type of Docusaurus
 * takes any object.
 */
export const plugin = <Plugin extends PluginFunction>(
  make: Plugin,
  ...options: undefined extends OptionsOf<Plugin>
    ? [options?: OptionsOf<Plugin>]
    : [options: OptionsOf<Plugin>]
): PluginConfig => [make, options[0] ?? {}] as unknown as PluginConfig;
