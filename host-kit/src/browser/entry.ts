import { findContainer, type Container } from './container.ts';
import { sleep } from './pauses.ts';
import { RemoteError } from './remote.ts';

interface EntryOptions {
  url: string;
  integrity: string | undefined;
  /** Makes a container ready. What it throws counts as a failed try. */
  prepare(container: Container): Promise<Container>;
}

/** The remote's entry, tried by script elements. */
export interface Entry {
  /** How often it has been requested. */
  readonly attempts: number;
  /** Resolves when a container is there, whichever try it comes from. */
  readonly arrival: Promise<Container>;
  /**
   * Tries once for each of the limits: the next one begins when a try has failed, or is still without an answer after its
   * limit in ms. Each but the first has a query of its own, which no cache answers. Resolves with the container of whichever
   * comes first, also of an earlier round; rejects with a `RemoteError` when all have failed or reached their limit.
   */
  load(limitsMs: readonly number[], isQuiet?: boolean): Promise<Container>;
}

/** Before a try that follows a failed one, in ms: what fails for a moment needs a moment. */
const PAUSE_MS = 300;

/** A script is not executed if its document has changed since it was inserted. */
function prevent(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument('').adoptNode(script);
}

export function createEntry({ url, integrity, prepare }: EntryOptions): Entry {
  let attempts = 0;
  const pending = new Set<HTMLScriptElement>();
  let hasArrived = false;
  let arrive: (container: Container) => void;
  const arrival = new Promise<Container>((resolve) => {
    arrive = resolve;
  });

  /** Settles with its own script's outcome, however late that comes. */
  function request(isQuiet: boolean | undefined): Promise<Container> {
    const script = document.createElement('script');
    const before = findContainer();
    attempts += 1;
    script.src = attempts > 1 ? `${url}${url.includes('?') ? '&' : '?'}fascia-try=${attempts}` : url;
    script.async = true;
    script.crossOrigin = 'anonymous'; // As its preload has it, and so that its errors name it.
    if (integrity) script.integrity = integrity;
    if (isQuiet) script.fetchPriority = 'low';
    /** What an HTML page or a cut script throws is this try's outcome, not an uncaught error of the host's. */
    const handle = (event: ErrorEvent) => {
      if (event.filename === script.src) event.preventDefault();
    };
    window.addEventListener('error', handle);
    pending.add(script);
    const outcome = new Promise<Container>((resolve, reject) => {
      script.addEventListener('error', () =>
        reject(new RemoteError('network', `${script.src} could not be loaded`)),
      );
      script.addEventListener('load', () => {
        const container = findContainer();
        if (container && container !== before) resolve(prepare(container));
        else reject(new RemoteError('content', `${script.src} is not the remote's entry`));
      });
    });
    document.head.append(script);
    return outcome
      .finally(() => {
        window.removeEventListener('error', handle);
        pending.delete(script);
        script.remove();
      })
      .then((container) => {
        pending.forEach(prevent);
        hasArrived = true;
        arrive(container);
        return container;
      });
  }

  return {
    get attempts() {
      return attempts;
    },
    arrival,
    async load(limitsMs, isQuiet) {
      let failure: unknown;
      if (hasArrived) return arrival;
      for (const [index, limit] of limitsMs.entries()) {
        const limited = sleep(limit).then(() => {
          throw new RemoteError('timeout', `${url} has not answered`);
        });
        try {
          return await Promise.race([arrival, request(isQuiet), limited]);
        } catch (error) {
          failure = error;
        }
        const { reason } = failure as Partial<RemoteError>;
        if (reason === 'version') break;
        const isLast = index === limitsMs.length - 1;
        if (reason !== 'timeout' && !isLast) await Promise.race([arrival, sleep(PAUSE_MS)]);
        if (hasArrived) return arrival;
      }
      throw failure;
    },
  };
}
