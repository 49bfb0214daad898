import { createBuiltHostApp } from '../builtHostApp.ts';
import { exitWithError, portErrorMessage } from './startErrors.ts';
import { listen } from './listen.ts';
import { readServerSettings, SettingError } from './serverSettings.ts';
import { createShopServices } from './shopServices.ts';

/** Serves the production builds that `npm run build` creates. */
async function main(): Promise<void> {
  const { port, shopOrigin, remoteEntry, fragmentsOrigin, now } = readServerSettings(process.env);
  const services = createShopServices(shopOrigin, now);
  const app = createBuiltHostApp({ services, remoteEntry, fragmentsOrigin });
  const { origin } = await listen((request) => app.fetch(request), port).catch((error: unknown) => {
    const problem = portErrorMessage(error, port, 'run serve');
    if (problem) exitWithError(problem);
    throw error;
  });
  process.stdout.write(`fascia is running: ${origin}\n`);
}

main().catch((error: unknown) => {
  if (error instanceof SettingError) exitWithError(error.message);
  const { code } = error as { code?: string };
  if (code === 'ENOENT') exitWithError('There is no production build yet. Run: npm run build');
  throw error;
});
