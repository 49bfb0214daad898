/** Loads the code that reads and sends, either immediately or when the simulation decides. */
export interface FakeCode {
  /** New loads wait for `settle`. */
  isSlow: boolean;
  load(page: object): Promise<void>;
  /** Pages whose code is being loaded. */
  waiting(): object[];
  /** Settles the load of a page's code. */
  settle(page: object, isLoaded: boolean): void;
  /** The page no longer exists, so its load never settles. */
  forget(page: object): void;
}

/** @param onFail Called just before a load is rejected. */
export function createFakeCode(onFail: (page: object) => void): FakeCode {
  const loads = new Map<object, PromiseWithResolvers<void>>();
  return {
    isSlow: false,
    load(page) {
      const known = loads.get(page);
      if (known) return known.promise;
      if (!this.isSlow) return Promise.resolve();
      const load = Promise.withResolvers<void>();
      loads.set(page, load);
      return load.promise;
    },
    waiting: () => [...loads.keys()],
    settle(page, isLoaded) {
      const load = loads.get(page);
      loads.delete(page);
      if (!load) return;
      if (isLoaded) return load.resolve();
      onFail(page);
      load.reject(new Error('The chunk failed to load'));
    },
    forget: (page) => void loads.delete(page),
  };
}
