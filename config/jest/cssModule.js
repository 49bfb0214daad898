/** A style sheet in the unit tests: every class of a module is its own name. */
export default {
  process: () => ({ code: 'export default new Proxy({}, { get: (_, name) => name });' }),
};
