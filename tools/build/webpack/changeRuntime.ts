import type { Compilation } from 'webpack';

/**
 * Changes the code of one of webpack's runtime modules.
 *
 * @param plugin Name of the plug-in.
 * @param name Name of the runtime module.
 * @param change Returns the new code. Must throw if webpack's code is not the expected one.
 */
export function changeRuntime(
  compilation: Compilation,
  plugin: string,
  name: string,
  change: (code: string) => string,
): void {
  compilation.hooks.runtimeModule.tap(plugin, (module) => {
    if (module.name !== name) return;
    const generate = module.generate.bind(module);
    module.generate = () => change(String(generate()));
  });
}
