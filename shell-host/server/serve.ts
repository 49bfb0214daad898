import { builtSite } from './built.ts';
import { giveUp } from './giveUp.ts';
import { listen } from './listen.ts';
import { portProblem } from './portProblem.ts';
import { chosenServices } from './services.ts';
import { readSettings, SettingError } from './settings.ts';

/** Serves the production builds: `npm run build`, then `npm run serve`. */
async function main(): Promise<void> {
  const { port, shopOrigin, remoteEntry } = readSettings(process.env);
  const services = chosenServices(shopOrigin);
  const site = builtSite({ services, remoteEntry });
  const { origin } = await listen((request) => site.fetch(request), port).catch(
    (error: unknown) => {
      const problem = portProblem(error, port, 'run serve');
      if (problem) giveUp(problem);
      throw error;
    },
  );
  process.stdout.write(`fascia is running: ${origin}\n`);
}

main().catch((error: unknown) => {
  if (error instanceof SettingError) giveUp(error.message);
  const { code } = error as { code?: string };
  if (code === 'ENOENT') giveUp('There is no production build yet: npm run build');
  throw error;
});
