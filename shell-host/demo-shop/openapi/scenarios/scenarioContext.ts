import type { Shopper } from '../../testing/createShopper.ts';

/** What a scenario can use: new test clients, and the shop's clock. */
export interface ScenarioContext {
  createShopper(): Shopper;
  /** @param iso ISO 8601 date and time. */
  setTime(iso: string): void;
}
