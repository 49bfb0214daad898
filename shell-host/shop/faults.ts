import type { Fault } from './misbehaviour/fault.ts';
import { answerWithFault } from './misbehaviour/faultAnswer.ts';
import { randomFault } from './misbehaviour/randomFault.ts';
import type { RouteName } from './routing/routes.ts';
import { hashOf, seededRandom } from './misbehaviour/seededRandom.ts';
import type { Random } from './misbehaviour/seededRandom.ts';

export { ConnectionCut } from './misbehaviour/fault.ts';
export type { Fault } from './misbehaviour/fault.ts';
export type { RouteName } from './routing/routes.ts';

/** Faults at random: `share` of the calls (0 to 1), of these kinds (all of them by default). */
export interface RandomFaults {
  seed: number;
  share: number;
  kinds?: Fault['kind'][];
}

/** What is set at the moment. */
export interface FaultList {
  routes: Partial<Record<RouteName | '*', Fault>>;
  random: RandomFaults | null;
}

/** The faults of one shop. A fault of the route wins over one of `*`, and both over random ones. */
export class Faults {
  #routes = new Map<RouteName | '*', Fault>();
  #random: RandomFaults | null = null;
  #generators = new Map<RouteName, Random>();

  /** Sets the fault of a route, or of all that have none of their own (`*`); null takes it away. */
  set(route: RouteName | '*', fault: Fault | null): void {
    if (fault) this.#routes.set(route, { ...fault });
    else this.#routes.delete(route);
  }

  /** Sets faults at random; each route has its own sequence, so that parallel calls don't change it. */
  random(options: RandomFaults | null): void {
    this.#random = options && { ...options };
    this.#generators.clear();
  }

  /** Back to good behaviour. */
  clear(): void {
    this.#routes.clear();
    this.random(null);
  }

  list(): FaultList {
    return { routes: Object.fromEntries(this.#routes), random: this.#random };
  }

  /**
   * Answers a call with its fault, or normally if it has none.
   * @throws ConnectionCut, or the reason of the request's signal when it is aborted during a delay.
   */
  async around(
    route: RouteName | null,
    request: Request,
    work: () => Promise<Response>,
  ): Promise<Response> {
    const fault = route && (this.#take(route) ?? this.#takeRandom(route));
    return fault ? answerWithFault(fault, request, work) : work();
  }

  #take(route: RouteName): Fault | null {
    const key = this.#routes.has(route) ? route : '*';
    const fault = this.#routes.get(key);
    if (!fault) return null;
    if (fault.times !== undefined) {
      this.set(key, fault.times > 1 ? { ...fault, times: fault.times - 1 } : null);
    }
    return fault;
  }

  #takeRandom(route: RouteName): Fault | null {
    if (!this.#random) return null;
    const { seed, share, kinds } = this.#random;
    const random = this.#generators.get(route) ?? seededRandom(seed ^ hashOf(route));
    this.#generators.set(route, random);
    return randomFault(random, share, kinds);
  }
}
