/** Too many calls are running or waiting. */
export class BusyError extends Error {
  constructor() {
    super('Too many calls are running');
    this.name = 'BusyError';
  }
}

/** Limits the number of concurrent calls. */
export interface Semaphore {
  /**
   * Runs a call as soon as there is room, in order of arrival.
   *
   * @throws {BusyError} If too many calls are waiting, or if the call was aborted while it waited.
   */
  run<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** @param running Maximum number of concurrent calls. @param waiting Maximum number of waiting calls. */
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
