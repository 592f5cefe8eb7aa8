import type { LoadContext, PluginConfig, PluginModule } from '@docusaurus/types';

/**
 * An entry of `plugins` in the configuration, its options checked against what the plugin takes: for Docusaurus itself
 * the options of all plugins are `unknown`.
 */
export function withOptions<Options>(
  plugin: (context: LoadContext, options: Options) => unknown,
  options: NoInfer<Options>,
): PluginConfig {
  return [plugin as PluginModule, options as { [key: string]: unknown }];
}
