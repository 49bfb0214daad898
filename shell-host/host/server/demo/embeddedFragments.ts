import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopServices } from './shopServices.ts';

/** Answers requests for fragments. */
export type FragmentHandler = (request: Request) => Promise<Response>;

/** The built server renderer and the list of the remote's files that belongs to it. */
export interface ServerBuild {
  /** The URL of `server.js`. */
  module: string;
  /** What `fragments.json` holds. */
  files: object;
}

/** What this host needs of `server.js`. */
interface ServerModule {
  createFragmentService(options: object): { fetch: FragmentHandler };
}

/** Only the paths of requests to it are used: `services` answers them. */
const SHOP_ORIGIN = 'http://shop.internal';

/**
 * The fragment service within this process.
 *
 * @param services The shop whose data the fragments contain.
 * @param timeoutMs How long a fragment waits for the services. Default 1000.
 */
export async function createEmbeddedService(
  { module, files }: ServerBuild,
  services: ShopServices,
  timeoutMs = 1_000,
): Promise<FragmentHandler> {
  const server: ServerModule = await import(module);
  const service = server.createFragmentService({
    files,
    filesUrl: '/remote/',
    shopOrigin: SHOP_ORIGIN,
    timeoutMs,
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      services.fetch(new Request(input, init)),
  });
  return (request) => service.fetch(request);
}

/** The fragment service of a production build, loaded with the first request. */
export function embeddedFragments(
  folder: string,
  services: ShopServices,
  timeoutMs?: number,
): FragmentHandler {
  const load = () =>
    createEmbeddedService(
      {
        module: pathToFileURL(join(folder, 'server/server.js')).href,
        files: JSON.parse(readFileSync(join(folder, 'remote/fragments.json'), 'utf8')),
      },
      services,
      timeoutMs,
    );
  let service: ReturnType<typeof load> | undefined;
  return async (request) => (await (service ??= load()))(request);
}
