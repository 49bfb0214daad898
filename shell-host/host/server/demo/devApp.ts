import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHostApp } from '../hostApp.ts';
import { withConnectionCuts } from './listen.ts';
import type { ServerSettings } from './serverSettings.ts';
import { createShopServices } from './shopServices.ts';

/** The pages and services of the development server: a handler for requests that webpack does not answer. */
export function createDevApp({
  shopOrigin,
  remoteEntry = '/remote/remoteEntry.js',
}: ServerSettings) {
  const app = createHostApp({
    services: createShopServices(shopOrigin),
    remoteEntry,
    hostFiles: () => ({ scripts: ['/host/main.js'], styles: ['/host/main.css'] }),
    development: true,
  });
  return withConnectionCuts((request) => app.fetch(request));
}

/** What these read of the shop: as long as it is the same, the demo shop keeps its carts. */
export const readShopData = (generated: string): string =>
  globSync(['shop.json', 'footers.ts', 'footers/**/*.*'], { cwd: generated })
    .toSorted()
    .map((file) => readFileSync(join(generated, file), 'utf8'))
    .join('\n');
