/** A CSS module in the unit tests: every class is its own name. */
export default {
  process: () => ({
    code: 'export default new Proxy({}, { get: (_, name) => name });',
  }),
};
