import { createShop } from '../../shop.ts';
import { createShopper } from '../../testing/createShopper.ts';
import { validateResponses } from '../validateResponses.ts';
import { cartScenario } from './cartScenario.ts';
import { demoScenario } from './demoScenario.ts';
import { newsletterScenario } from './newsletterScenario.ts';
import { previewScenario } from './previewScenario.ts';
import { publicScenario } from './publicScenario.ts';
import type { ScenarioContext } from './scenarioContext.ts';

const START_TIME = '2026-11-21T10:00:00Z';

/** Sends requests that produce every described response of a new shop, and validates each response. */
export async function runScenarios() {
  let time = START_TIME;
  const { fetch, responses, observed } = validateResponses(
    createShop({ now: () => new Date(time) }),
  );
  const context: ScenarioContext = {
    createShopper: () => createShopper(fetch),
    setTime: (iso) => {
      time = iso;
    },
  };
  for (const run of [
    publicScenario,
    cartScenario,
    newsletterScenario,
    previewScenario,
    demoScenario,
  ]) {
    time = START_TIME;
    await run(context);
  }
  return { responses, observed };
}
