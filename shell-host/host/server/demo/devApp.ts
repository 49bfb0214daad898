import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHostApp } from '../hostApp.ts';
import { withConnectionCuts } from './listen.ts';
import { devFragments } from './devFragments.ts';
import type { ServerBuild } from './embeddedFragments.ts';
import type { ServerSettings } from './serverSettings.ts';
import { createShopServices } from './shopServices.ts';

/** The pages and services of the development server: a handler for requests that webpack does not answer. */
export function createDevApp(
  { shopOrigin, remoteEntry = '/remote/container.js', now }: ServerSettings,
  latestBuild: () => Promise<ServerBuild>,
) {
  const services = createShopServices(shopOrigin, now);
  const app = createHostApp({
    services,
    fragments: devFragments(latestBuild, services),
    remote: () => ({ entry: remoteEntry }),
    hostFiles: () => ({ scripts: ['/host/main.js'], styles: ['/host/main.css'] }),
    development: true,
  });
  return withConnectionCuts((request) => app.fetch(request));
}

/** What these read of the shop: as long as it is the same, the demo shop keeps its carts. */
export const readShopData = (generated: string): string =>
  globSync(['shop.json', 'footer.ts', 'footers/**/*.*'], { cwd: generated })
    .toSorted()
    .map((file) => readFileSync(join(generated, file), 'utf8'))
    .join('\n');
