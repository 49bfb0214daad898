import type { Compilation } from 'webpack';

/**
 * Changes the code of one of webpack's runtime modules.
 *
 * @param tap The name of the plug-in.
 * @param name Of the runtime module.
 * @param change Gets the module's code; throws where webpack writes it in another way than is known.
 */
export function changeRuntime(
  compilation: Compilation,
  tap: string,
  name: string,
  change: (code: string) => string,
): void {
  compilation.hooks.runtimeModule.tap(tap, (module) => {
    if (module.name !== name) return;
    const generate = module.generate.bind(module);
    module.generate = () => change(String(generate()));
  });
}
