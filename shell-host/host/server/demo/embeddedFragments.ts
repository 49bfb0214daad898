import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopServices } from './shopServices.ts';

/** Answers requests for fragments. */
export type FragmentHandler = (request: Request) => Promise<Response>;

/** What this host needs of `server.js`, fascia's server renderer. */
interface ServerModule {
  render: unknown;
  parseFragmentSettings: unknown;
  createFragmentService(options: object): { fetch(request: Request): Promise<Response> };
}

/** Only its paths are used: requests to it are answered by `services`. */
const SHOP_ORIGIN = 'http://shop.internal';

/**
 * The fragment service of the built remote, within this process. It is loaded with the first request.
 *
 * @param folder The build's folder.
 * @param services The shop that it asks.
 */
export function embeddedFragments(folder: string, services: ShopServices): FragmentHandler {
  const load = async () => {
    const module = pathToFileURL(join(folder, 'server/server.js'));
    const { createFragmentService, render, parseFragmentSettings }: ServerModule = await import(
      module.href
    );
    return createFragmentService({
      render,
      parseSettings: parseFragmentSettings,
      files: JSON.parse(readFileSync(join(folder, 'remote/fragments.json'), 'utf8')),
      filesUrl: '/remote/',
      shopOrigin: SHOP_ORIGIN,
      fetch: (input: string | URL | Request, init?: RequestInit) =>
        services.fetch(new Request(input, init)),
    });
  };
  let service: ReturnType<typeof load> | undefined;
  return async (request) => (await (service ??= load())).fetch(request);
}
