import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { server } from '../../../../config/webpack/server.ts';
import type { ServerBuild } from './embeddedFragments.ts';

/**
 * Builds the server renderer for development, and rebuilds it when one of its files changes. Each build has its own
 * URL, because Node never loads the same URL twice.
 *
 * @param root The repository's folder.
 * @param folder The output folder.
 * @param origin The origin of the development server, which serves the list of the remote's files.
 * @returns A function that resolves with the latest successful build. It waits for the first build, and rejects if no
 *   build has succeeded yet.
 */
export function watchServerBuild(
  root: string,
  folder: string,
  origin: string,
): () => Promise<ServerBuild> {
  const configuration = server(root, true);
  const compiler = webpack({
    ...configuration,
    infrastructureLogging: { level: 'error' },
    output: { ...configuration.output, path: folder },
  });
  const first = Promise.withResolvers<void>();
  let revision = 0;
  compiler?.watch({}, (error, stats) => {
    // Errors are not printed here, because the remote's build prints the same ones.
    if (!error && stats && !stats.hasErrors()) revision += 1;
    first.resolve();
  });
  return async () => {
    await first.promise;
    if (revision === 0) throw new Error('The server renderer could not be built');
    const list = await fetch(`${origin}/remote/fragments.json`);
    const { href } = pathToFileURL(join(folder, 'server.js'));
    return { module: `${href}?revision=${revision}`, files: (await list.json()) as object };
  };
}
