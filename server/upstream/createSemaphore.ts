/** There is no room for another call: too many are under way or waiting. */
export class BusyError extends Error {
  constructor() {
    super('Too many calls are under way');
    this.name = 'BusyError';
  }
}

/** Lets a limited number of calls run at the same time. */
export interface Semaphore {
  /**
   * Runs a call when there is room for it, in the order of arrival.
   * @throws BusyError if too many are waiting, or if it was aborted while it waited.
   */
  run<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** @param running how many calls run at the same time; @param waiting how many may wait for one of them to end. */
export function createSemaphore(running: number, waiting: number): Semaphore {
  const queue = new Set<() => void>();
  let active = 0;

  function enter(signal?: AbortSignal): Promise<void> {
    if (active < running) {
      active += 1;
      return Promise.resolve();
    }
    if (queue.size >= waiting || signal?.aborted) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.delete(proceed);
        reject(new BusyError());
      };
      const proceed = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      queue.add(proceed);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  function leave(): void {
    const [next] = queue;
    if (!next) {
      active -= 1;
      return;
    }
    queue.delete(next);
    next();
  }

  return {
    async run(call, signal) {
      await enter(signal);
      try {
        return await call();
      } finally {
        leave();
      }
    },
  };
}
