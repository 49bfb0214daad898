type Grant = (lock: Lock | null) => unknown;

/** A browser's locks for tests: one queue per name, like the Web Locks API. */
function fakeLocks() {
  const queues = new Map<string, (() => Promise<void>)[]>();

  async function next(name: string): Promise<void> {
    const queue = queues.get(name) ?? [];
    await queue[0]?.();
    queue.shift();
    if (queue.length > 0) void next(name);
  }

  function request(name: string, options: LockOptions, grant: Grant): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const run = async () => resolve(await grant({ name, mode: 'exclusive' }));
      queue.push(run);
      options.signal?.addEventListener('abort', () => {
        if (queue.indexOf(run) < 1) return;
        queue.splice(queue.indexOf(run), 1);
        reject(new DOMException('The request was aborted', 'AbortError'));
      });
      if (queue.length === 1) queueMicrotask(() => void next(name));
    });
  }
  return { request };
}

const remove = () => void Reflect.deleteProperty(navigator, 'locks');

function install(locks: object): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

/** Gives each test of a file or a group its own locks. Call it once, at the top. */
export function serveLocks() {
  let locks = fakeLocks();
  beforeEach(() => {
    locks = fakeLocks();
    install(locks);
  });
  afterEach(remove);
  return {
    /** Replaces the locks for the running test. */
    install,
    /** Removes the locks for the running test. */
    remove,
    /** Lets another tab hold the lock for sending changes until the returned function is called. */
    holdTurn: () =>
      new Promise<() => void>((granted) => {
        const hold: Grant = () => new Promise<void>((resolve) => granted(resolve));
        void locks.request('fascia.cart', {}, hold);
      }),
  };
}
