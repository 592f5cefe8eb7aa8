import type { LoadContext, PluginConfig } from '@docusaurus/types';

/** A function that creates a plugin from options of its own. */
type PluginFunction = (
  context: LoadContext,
  options: never,
) => { name: string } | null | Promise<{ name: string } | null>;

/** The options of a plugin: what its validation accepts, if it has one, else what it accepts itself. */
type OptionsOf<Plugin extends PluginFunction> = Plugin extends {
  validateOptions: (data: infer Data) => unknown;
}
  ? Data extends { options: infer Options }
    ? Options
    : never
  : Parameters<Plugin>[1];

/**
 * Creates an entry of `plugins` in `docusaurus.config.ts` whose options are checked against those of its plugin; Docusaurus' type
 * accepts any object.
 */
export const plugin = <Plugin extends PluginFunction>(
  make: Plugin,
  ...options: undefined extends OptionsOf<Plugin>
    ? [options?: OptionsOf<Plugin>]
    : [options: OptionsOf<Plugin>]
): PluginConfig => [make, options[0] ?? {}] as unknown as PluginConfig;
