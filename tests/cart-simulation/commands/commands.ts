import fc, { type AsyncCommand } from 'fast-check';
import type { Argument, CommandKind } from './commandBuilders.ts';
import { commandKinds } from './commandKinds.ts';
import { checkInvariants } from '../invariants.ts';
import type { Simulation } from '../simulation.ts';
import { flush, type Tab } from '../tab.ts';

const MAX_COMMANDS = 30;
const SEPARATOR = ' · ';
/** First item of a printed run whose first pages wait for their code. */
const SLOW_START = 'StartWithSlowCode';
/** First item of a printed run in a browser without locks. */
const NO_LOCKS = 'StartWithoutLocks';

/**
 * A command with its arguments. Printed as `SetArticle(A,3)` for the first tab and `Tab2.SetArticle(A,3)` for the
 * other.
 */
class Command implements AsyncCommand<Simulation, Simulation> {
  readonly #name: string;
  readonly #kind: CommandKind;
  readonly #tab: number;
  readonly #args: readonly Argument[];

  constructor(name: string, tab: number, args: readonly Argument[]) {
    const kind = commandKinds[name];
    if (!kind) throw new Error(`Unknown command: ${name}`);
    this.#name = name;
    this.#kind = kind;
    this.#tab = kind.isGlobal ? 0 : tab;
    this.#args = args;
  }

  #tabOf = ({ tabs }: Pick<Simulation, 'tabs'>) => tabs[this.#tab] as Tab;

  check(simulation: Readonly<Simulation>): boolean {
    return this.#kind.canRun?.(simulation, this.#tabOf(simulation)) ?? true;
  }

  async run(simulation: Simulation): Promise<void> {
    await this.#kind.run(simulation, this.#tabOf(simulation), ...(this.#args as never[]));
    await flush();
    checkInvariants(simulation);
  }

  toString(): string {
    const args = this.#args.length > 0 ? `(${this.#args.join()})` : '';
    return `${this.#tab === 1 ? 'Tab2.' : ''}${this.#name}${args}`;
  }
}

/** A random sequence of commands. */
export interface Scenario {
  isCodeSlow: boolean;
  hasLocks: boolean;
  commands: Iterable<AsyncCommand<Simulation, Simulation>>;
}

const command = fc.oneof(
  ...Object.entries(commandKinds).map(([name, { weight, arguments: args }]) => ({
    weight,
    arbitrary: fc
      .tuple(fc.nat(1), args ?? fc.constant([]))
      .map(([tab, values]) => new Command(name, tab, values)),
  })),
);

export const scenario: fc.Arbitrary<Scenario> = fc.record({
  isCodeSlow: fc.constantFrom(false, false, false, true),
  hasLocks: fc.constantFrom(true, true, true, false),
  commands: fc.commands([command], {
    maxCommands: MAX_COMMANDS,
    size: 'max',
    disableReplayLog: true,
  }),
});

/** Prints the executed commands of a scenario in the format of `parseScenario`. */
export function formatScenario({ isCodeSlow, hasLocks, commands }: Scenario): string {
  const list = String(commands).split(/,(?![^(]*\))/);
  const start = [...(hasLocks ? [] : [NO_LOCKS]), ...(isCodeSlow ? [SLOW_START] : [])];
  return [...start, ...list].join(SEPARATOR);
}

/** Parses a printed scenario. @throws {Error} If a command is unknown. */
export function parseScenario(text: string): Scenario {
  const list = text.split(SEPARATOR);
  const isCodeSlow = list.includes(SLOW_START);
  const hasLocks = !list.includes(NO_LOCKS);
  const steps = list.filter((entry) => entry !== SLOW_START && entry !== NO_LOCKS);
  const commands = steps.map((entry) => {
    const [, tab, name = '', args] = /^(Tab2\.)?(\w+)(?:\((.*)\))?$/.exec(entry) ?? [];
    const values = args?.split(',').map((value) => (/^-?\d+$/.test(value) ? Number(value) : value));
    return new Command(name, tab ? 1 : 0, values ?? []);
  });
  return { isCodeSlow, hasLocks, commands };
}
