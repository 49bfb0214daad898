import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { minimizer } from '../webpack/rules.ts';

/** The host kit's classic script, `host-kit/dist/fascia-host.js`, made of what the compiler has written beside it. */
export function classicScript(root: string): Configuration {
  const path = join(root, 'host-kit', 'dist');
  return {
    name: 'classic-script',
    mode: 'production',
    context: root,
    target: ['web', 'es2020'],
    entry: { 'fascia-host': join(path, 'classic.js') },
    output: { path, filename: '[name].js' },
    optimization: { minimizer },
  };
}
