/** How the engine's code comes to a page: at once, or when a test says so. */
export interface FakeCode<Code> {
  /** New loads wait. */
  isSlow: boolean;
  /** Asks for the code; who asks while it is on its way waits for the same. */
  load(page: object): Promise<Code>;
  /** The pages whose code is on its way. */
  waiting(): object[];
  /** The code has come, or has not. */
  settle(page: object, isGood: boolean): void;
  /** The page is gone, and with it who waits. */
  forget(page: object): void;
}

/** @param failed Called just before those who wait hear that the code did not come. */
export function createFakeCode<Code>(
  codeOf: (page: object) => Code,
  failed: (page: object) => void,
): FakeCode<Code> {
  const loads = new Map<object, PromiseWithResolvers<Code>>();
  return {
    isSlow: false,
    load(page) {
      const known = loads.get(page);
      if (known) return known.promise;
      if (!this.isSlow) return Promise.resolve(codeOf(page));
      const load = Promise.withResolvers<Code>();
      loads.set(page, load);
      return load.promise;
    },
    waiting: () => [...loads.keys()],
    settle(page, isGood) {
      const load = loads.get(page);
      loads.delete(page);
      if (!load) return;
      if (isGood) return load.resolve(codeOf(page));
      failed(page);
      load.reject(new Error('The chunk did not load'));
    },
    forget: (page) => void loads.delete(page),
  };
}
