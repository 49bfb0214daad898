/** @jest-environment node */
import { parseScenario } from './commands.ts';
import { silenceReports } from './silenceReports.ts';
import { simulate } from './simulate.ts';
silenceReports();
test('one', async () => {
  await simulate(parseScenario(process.env['SCENARIO'] ?? 'Wait(1)'));
});
