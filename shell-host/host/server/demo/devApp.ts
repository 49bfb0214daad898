import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHostApp } from '../hostApp.ts';
import { withConnectionCuts } from './listen.ts';
import { devFragments } from './devFragments.ts';
import type { ServerBuild } from './embeddedFragments.ts';
import type { ServerSettings } from './serverSettings.ts';
import { createShopServices } from './shopServices.ts';

/**
 * Creates a handler for the pages and services of the development server, for requests that webpack does not handle.
 */
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

/** Returns the shop's data that pages and services use. While they are unchanged, the demo shop preserves its carts. */
export const readShopData = (generated: string): string =>
  globSync(['shop.json', 'footer.ts', 'footers/**/*.*'], { cwd: generated })
    .toSorted()
    .map((file) => readFileSync(join(generated, file), 'utf8'))
    .join('\n');
