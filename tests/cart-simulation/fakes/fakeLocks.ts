import type { Cleanup, Clock } from '../../../src/features/cart/cartEnvironment.ts';

/** How long a page waits for a lock, in its own terms. */
const WAIT_MS = 35_000;

/** The one lock of the browser. */
export interface FakeLocks {
  /** The browser has locks at all. */
  isSupported: boolean;
  /** A window that the browser has frozen holds the lock. */
  isHung: boolean;
  /** A page has waited too long, and has sent without the lock. */
  isBroken: boolean;
  request(page: object, onGranted: () => void): Cleanup;
  /** Whether a page may send: it has the lock, or has waited for it long enough. */
  maySend(page: object): boolean;
  /** Whether a page has waited long enough to send without the lock. */
  isLate(page: object): boolean;
  /** The window of a page dies: the browser releases its lock. */
  die(page: object): void;
  /** Grants the lock, if it is free, to the page that has waited longest. */
  grant(): void;
  /** Who has the lock or waits for it. */
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
      // A browser grants a lock in a task of its own.
      void Promise.resolve().then(() => holder === first && first.onGranted());
    },
    count: () => queue.length + (holder ? 1 : 0),
  };
  return locks;
}
