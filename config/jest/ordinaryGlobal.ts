import { constants, createContext } from 'node:vm';
import NodeEnvironment from 'jest-environment-node';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import './compileOnce.ts';

/** Jest's environments have Node's, so that instances from Node are theirs. */
const OF_NODE = new Set<PropertyKey>(['ArrayBuffer', 'Uint8Array']);

/**
 * Jest's Node environment with an ordinary global object, for long computations: each mention of a global such as `Map`
 * asks a proxy in Jest's own, which was a quarter of the time of the cart's simulation. It has no fake timers.
 */
export default class OrdinaryGlobalEnvironment extends NodeEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const global = createContext(constants.DONT_CONTEXTIFY);
    for (const key of Reflect.ownKeys(this.global)) {
      const property = Object.getOwnPropertyDescriptor(this.global, key);
      if (property && (OF_NODE.has(key) || !(key in global))) {
        Object.defineProperty(global, key, property);
      }
    }
    Object.assign(global, { global });
    this.global = global as typeof this.global;
    this.context = global;
    this.fakeTimers = null;
    this.fakeTimersModern = null;
  }
}
