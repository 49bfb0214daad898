import type { RouteName } from '../routing/routes.ts';
import type { Fault, FaultList, RandomFaults } from '../wireTypes.ts';
import { randomFault } from './randomFault.ts';
import { respondWithFault } from './respondWithFault.ts';
import { hashText, seededRandom } from './seededRandom.ts';
import type { Random } from './seededRandom.ts';

/**
 * The faults of one shop. A route's own fault takes precedence over the fault of all routes (`*`), and both over random
 * faults.
 */
export class FaultInjector {
  #routes = new Map<RouteName | '*', Fault>();
  #random: RandomFaults | null = null;
  #generators = new Map<RouteName, Random>();

  /** Sets the fault of a route, or of all routes without a fault of their own (`*`). `null` removes it. */
  set(route: RouteName | '*', fault: Fault | null): void {
    if (fault) this.#routes.set(route, { ...fault });
    else this.#routes.delete(route);
  }

  /**
   * Sets random faults. `null` removes them. Each route has its own sequence, so that the order of parallel requests
   * has no effect.
   */
  setRandom(options: RandomFaults | null): void {
    this.#random = options && { ...options };
    this.#generators.clear();
  }

  /** Removes all faults. */
  clear(): void {
    this.#routes.clear();
    this.setRandom(null);
  }

  settings(): FaultList {
    return { routes: Object.fromEntries(this.#routes), random: this.#random };
  }

  /**
   * Responds to a request with the next fault of its route, or with `handle` if there is no fault.
   *
   * @param route `null` for requests that never fail.
   * @throws {ConnectionCutError} If the fault cuts the connection. Throws the signal's reason if the request is aborted
   *   during a delay.
   */
  async run(
    route: RouteName | null,
    request: Request,
    handle: () => Promise<Response>,
  ): Promise<Response> {
    const fault = route && (this.#nextFault(route) ?? this.#nextRandomFault(route));
    return fault ? respondWithFault(fault, request, handle) : handle();
  }

  #nextFault(route: RouteName): Fault | null {
    const key = this.#routes.has(route) ? route : '*';
    const fault = this.#routes.get(key);
    if (!fault) return null;
    if (fault.times !== undefined) {
      this.set(key, fault.times > 1 ? { ...fault, times: fault.times - 1 } : null);
    }
    return fault;
  }

  #nextRandomFault(route: RouteName): Fault | null {
    if (!this.#random) return null;
    const { seed, share, kinds } = this.#random;
    const random = this.#generators.get(route) ?? seededRandom(seed ^ hashText(route));
    this.#generators.set(route, random);
    return randomFault(random, share, kinds);
  }
}
