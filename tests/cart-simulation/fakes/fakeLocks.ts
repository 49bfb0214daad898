import type { Cleanup, Clock } from '../../../src/features/cart/cartEnvironment.ts';

/** Maximum time for which a page waits for a lock. */
const WAIT_MS = 35_000;

/** The only lock of the browser. */
export interface FakeLocks {
  /** Whether the browser supports locks. */
  isSupported: boolean;
  /** A frozen tab holds the lock. */
  isHung: boolean;
  /** A page has waited too long and has sent without the lock. */
  isBroken: boolean;
  request(page: object, onGranted: () => void): Cleanup;
  /** Whether a page may send: it holds the lock or has waited long enough. */
  maySend(page: object): boolean;
  /** Whether a page has waited long enough to send without the lock. */
  isLate(page: object): boolean;
  /** The tab of a page crashes, and the browser releases its lock. */
  die(page: object): void;
  /** Grants the lock, if it is free, to the page that has waited longest. */
  grant(): void;
  /** Number of pages that hold the lock or wait for it. */
  count(): number;
}

export function createFakeLocks({ now }: Clock): FakeLocks {
  interface Waiting {
    page: object;
    at: number;
    onGranted: () => void;
  }
  const queue: Waiting[] = [];
  let holder: Waiting | null = null;

  const locks: FakeLocks = {
    isSupported: true,
    isHung: false,
    isBroken: false,
    request(page, onGranted) {
      if (!locks.isSupported) {
        onGranted();
        return () => undefined;
      }
      const own = { page, at: now(), onGranted };
      queue.push(own);
      locks.grant();
      return () => {
        if (queue.includes(own)) queue.splice(queue.indexOf(own), 1);
        if (holder === own) holder = null;
        locks.grant();
      };
    },
    maySend(page) {
      if (!locks.isSupported || holder?.page === page) return true;
      locks.isBroken ||= locks.isLate(page);
      return locks.isLate(page);
    },
    isLate: (page) => queue.some((it) => it.page === page && now() - it.at >= WAIT_MS),
    die(page) {
      queue.splice(0, queue.length, ...queue.filter((it) => it.page !== page));
      if (holder?.page === page) holder = null;
      locks.grant();
    },
    grant() {
      const first = queue[0];
      if (locks.isHung || holder || !first) return;
      queue.shift();
      holder = first;
      // Browsers grant locks in a separate task.
      void Promise.resolve().then(() => holder === first && first.onGranted());
    },
    count: () => queue.length + (holder ? 1 : 0),
  };
  return locks;
}
