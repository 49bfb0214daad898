import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';

/**
 * Globals of Node that jsdom lacks or implements slowly, such as `URL`. Excludes MessageChannel, with which React's
 * scheduler would keep the process alive.
 */
const NODE_GLOBALS = [
  'URL',
  'URLSearchParams',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'Blob',
] as const;

/** Methods of `performance` that jsdom lacks. jsdom keeps its own clock. */
const USER_TIMING = ['mark', 'clearMarks', 'getEntriesByName'] as const;

/** Prevents jsdom's errors from being printed twice. Jest's environment prints them itself. */
class VirtualConsole extends jsdom.VirtualConsole {
  override forwardTo(target: Console): this {
    return super.forwardTo(target, { jsdomErrors: 'none' });
  }
}

/** The jsdom environment with Node's implementation of fetch, streams and related globals. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context, { ...jsdom, VirtualConsole });
    for (const name of NODE_GLOBALS) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    for (const name of USER_TIMING) {
      Object.defineProperty(this.global.Performance.prototype, name, {
        value: performance[name].bind(performance),
        configurable: true,
      });
    }
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
