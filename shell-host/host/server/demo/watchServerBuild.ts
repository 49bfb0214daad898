import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { server } from '../../../../config/webpack/server.ts';
import type { ServerBuild } from './embeddedFragments.ts';

/**
 * Builds the server renderer for development, and anew whenever one of its files changes. Each build has another URL,
 * because a process never loads a module twice.
 *
 * @param root The repository.
 * @param folder Where it is built to.
 * @param origin Of the development server, which has the list of the remote's files.
 * @returns gets the latest build without errors; waits for the first one, and rejects while there is none.
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
    // The remote's build shows the same errors.
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
