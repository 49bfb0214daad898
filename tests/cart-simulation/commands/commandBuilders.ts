import fc from 'fast-check';
import type { CartChange } from '../../../src/features/cart/cartChange.ts';
import { networkFaults, type Call, type FakeNetwork } from '../fakes/fakeNetwork.ts';
import type { Simulation } from '../simulation.ts';
import { cartOf, type Tab } from '../tab.ts';

/** An argument of a command. */
export type Argument = string | number;

/** A kind of command. */
export interface CommandKind {
  /** Relative frequency of the command. */
  weight: number;
  arguments?: fc.Arbitrary<Argument[]>;
  /** The command affects the browser or the shop instead of a tab. */
  isGlobal?: true;
  /** Whether the command can run now. It is skipped otherwise. Default: always. */
  canRun?: (simulation: Readonly<Simulation>, tab: Tab) => boolean;
  run(simulation: Simulation, tab: Tab, ...args: never[]): void | Promise<void>;
}

/** Returns the item at an index modulo the length of the list. */
export const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

export const index = fc.tuple(fc.nat(7));
export const product = (name: string) => ({ productId: name, tcm: `t${name}` });
export const freeArticle = { productId: 'F', campaignId: 'cF' };

/** Durations in ms around the limits of 7.5 s, 10 s and 15 s. */
export const waits = [
  1, 1, 2499, 2500, 4999, 5000, 7499, 7500, 9999, 10_000, 14_999, 15_000, 15_000, 15_000, 35_000,
];

export const faults = networkFaults.filter((fault) => fault !== 'cut');

/** Creates a command of the visitor, which has no effect on a page in the back/forward cache. */
export const byVisitor = (
  weight: number,
  run: CommandKind['run'],
  more: Pick<CommandKind, 'arguments' | 'canRun'> = {},
): CommandKind => ({
  weight,
  ...more,
  canRun: (simulation, tab) => !tab.isAway && (more.canRun?.(simulation, tab) ?? true),
  run,
});

/** Creates a command that always makes the same change. */
export const change = (weight: number, body: CartChange) =>
  byVisitor(weight, (simulation, tab) => simulation.change(tab, body));

/** Creates a command that affects one of the removed entries. */
export const onRemoved = (
  weight: number,
  run: (simulation: Simulation, tab: Tab, id: string) => void,
) =>
  byVisitor(
    weight,
    (simulation, tab, position: number) =>
      run(simulation, tab, at(cartOf(tab).deleted, position)?.id ?? ''),
    { arguments: index, canRun: (_, tab) => cartOf(tab).deleted.length > 0 },
  );

/** Creates a command that affects one of the requests in flight. */
export const onCall = (
  weight: number,
  run: (network: FakeNetwork, call: Call) => void,
  isPossible: (call: Call) => boolean = () => true,
): CommandKind => ({
  weight,
  isGlobal: true,
  arguments: index,
  canRun: ({ browser }) => browser.network.calls.some(isPossible),
  run({ browser: { network } }, _, position: number) {
    const call = at(network.calls.filter(isPossible), position);
    if (call) run(network, call);
  },
});

/** Creates an event in the browser or in the shop. */
export const event = (
  weight: number,
  run: (simulation: Simulation) => void | Promise<void>,
  canRun?: CommandKind['canRun'],
): CommandKind => ({ weight, isGlobal: true, run, ...(canRun && { canRun }) });

/** Creates a command that sets a flag of the browser or the shop. */
export const setFlag = <Name extends string>(
  weight: number,
  owner: (browser: Simulation['browser']) => Record<Name, boolean>,
  name: Name,
  value: boolean,
) =>
  event(
    weight,
    ({ browser }) => void ((owner(browser) as Record<string, boolean>)[name] = value),
    ({ browser }) => owner(browser)[name] !== value,
  );
