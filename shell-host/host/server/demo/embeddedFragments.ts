import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopServices } from './shopServices.ts';

/** Handles requests for fragments. */
export type FragmentHandler = (request: Request) => Promise<Response>;

/** The built server renderer, and the remote's files of the same build. */
export interface ServerBuild {
  /** The URL of `server.js`. */
  module: string;
  /** The content of `fragments.json`. */
  files: object;
}

/** The used exports of `server.js`. */
interface ServerModule {
  createFragmentService(options: object): { fetch: FragmentHandler };
}

/** A placeholder origin. `services` handles the requests and uses only their paths. */
const SHOP_ORIGIN = 'http://shop.internal';

/**
 * Creates a fragment service within this process.
 *
 * @param services The shop's services, which provide the data.
 * @param timeoutMs Timeout of requests to the services. Default 1000.
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

/** Creates the fragment service of a production build. It is loaded with the first request. */
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
