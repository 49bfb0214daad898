import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs webpack once.
 *
 * @throws {Error} If the build has errors. The message contains them.
 */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler?.run((error, result) => (result ? resolve(result) : reject(error)));
    });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return stats;
  } finally {
    await new Promise((resolve) => compiler?.close(resolve));
  }
}
