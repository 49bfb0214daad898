import { createFragments, type Fragments } from '../../../../host-kit/src/server.ts';
import { createEmbeddedService, type ServerBuild } from './embeddedFragments.ts';
import type { ShopServices } from './shopServices.ts';

/** Renders header and footer in development with the latest build. Each build starts with empty caches. */
export function devFragments(
  latestBuild: () => Promise<ServerBuild>,
  services: ShopServices,
): Fragments {
  let current: { module: string; fragments: Fragments } | undefined;

  async function fragmentsOf(build: ServerBuild): Promise<Fragments> {
    if (current?.module === build.module) return current.fragments;
    const service = await createEmbeddedService(build, services);
    const fragments = createFragments({
      origin: 'http://fragments.internal',
      fetch: (url, init) => service(new Request(url, init)),
    });
    current = { module: build.module, fragments };
    return fragments;
  }

  return {
    async fetchFragment(...request) {
      try {
        return await (await fragmentsOf(await latestBuild())).fetchFragment(...request);
      } catch (error) {
        process.stderr.write(`Pages are sent without header and footer: ${String(error)}\n`);
        return { html: '', head: '', state: '', version: '', source: 'none' };
      }
    },
  };
}
