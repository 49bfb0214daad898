import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';

/**
 * Globals that jsdom lacks, and some of Node's in place of jsdom's, such as `URL`, which Node parses much faster. MessageChannel is left out: with it React's scheduler
 * keeps the process alive.
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

/** What jsdom's `performance` lacks; its clock is its own. */
const USER_TIMING = ['mark', 'clearMarks', 'getEntriesByName'] as const;

/** Jest's environment prints jsdom's errors itself: without this each is printed twice. */
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
