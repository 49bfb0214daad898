import type { Breaker } from './breaker.ts';
import { mark, type Events } from './events.ts';
import type { Loader } from './loader.ts';
import { PAUSES_MS, pauseWhileHidden } from './pauses.ts';
import { RemoteError, type FilledSlot, type SlotState } from './remote.ts';
import { hasServerHtml, whenParsed, whenUnused } from './slotElement.ts';

/** What slots need of their connection. */
export interface SlotHost {
  readonly loader: Loader;
  readonly events: Events;
  readonly breaker: Breaker;
  readonly timeoutMs: number;
  /** The slots of the page, by their elements. */
  readonly slots: Map<Element, Slot>;
  /** A module was drawn and has failed. */
  onBroken(module: string): void;
}

/** A slot, for its connection. */
export interface Slot extends FilledSlot<object> {
  readonly module: string;
}

interface Mounted {
  /** Resolves when the module has been drawn or hydrated; a release before 1.1 does not tell. */
  drawn?: Promise<unknown>;
  update(settings: object): void;
  unmount(): void;
}

interface MountModule {
  mount(element: Element, name: string, settings: object): Mounted;
}

/** The name that a module has in the page: `NewsletterForm` is `newsletter-form`. */
const nameInPage = (module: string) => module.replace(/\B[A-Z]/g, '-$&').toLowerCase();

export function fillSlot(
  host: SlotHost,
  given: Element | string,
  module: string,
  settings: object,
): Slot {
  const { loader, events, breaker, timeoutMs, slots } = host;
  const begin = performance.now();
  const ending = new AbortController();
  const { signal } = ending;
  let current = settings;
  let state: SlotState = 'waiting';
  let element: Element | undefined;
  let mounted: Mounted | undefined;
  /** What was in the slot before the module. */
  let kept: Node[] = [];
  let settle: (state: SlotState) => void;
  const settled = new Promise<SlotState>((resolve) => {
    settle = resolve;
  });

  function enter(next: SlotState): void {
    state = next;
    element?.setAttribute('data-fascia-slot-state', next);
    if (next !== 'waiting') settle(next);
  }

  /** Once a slot: what fails later, in the background, is no news. */
  function fail({ reason, message }: RemoteError): void {
    if (state !== 'waiting') return;
    enter('absent');
    events.emit({ type: 'failed', module, reason, message, attempts: loader.attempts });
    if (reason === 'network' || reason === 'timeout' || reason === 'content') breaker.failed();
  }

  const timer = setTimeout(() => {
    fail(new RemoteError('timeout', `${module} has not come within ${timeoutMs} ms`));
  }, timeoutMs);

  function end(last: 'broken' | 'removed'): void {
    clearTimeout(timer);
    ending.abort();
    if (mounted) {
      try {
        mounted.unmount();
      } catch {
        // What was there is put back, whatever the module does.
      }
      element?.replaceChildren(...kept);
    }
    mounted = undefined;
    kept = [];
    enter(last);
  }

  function breakDown(message: string): void {
    if (signal.aborted) return;
    end('broken');
    events.emit({ type: 'broken', module, message });
    host.onBroken(module);
  }

  /** Modules never throw into a page: one that fails dispatches an event and removes its root. */
  function handleError(event: Event): void {
    const { module: failed, operation, message } = Object((event as CustomEvent).detail);
    if (failed !== nameInPage(module) || operation !== 'render') return;
    // Dispatched while React is rendering: the slot may be looked at, and changed, only after that.
    queueMicrotask(() => {
      if (element && !hasServerHtml(element)) breakDown(String(message));
    });
  }

  function draw(slot: Element, { mount }: MountModule): void {
    const isHydrated = hasServerHtml(slot);
    // React makes a server's elements its own; others it leaves as they are, with their listeners.
    kept = [...slot.childNodes].map((node) => (isHydrated ? node.cloneNode(true) : node));
    window.addEventListener('fascia:error', handleError, { signal });
    mounted = mount(slot, module, current);
    void Promise.resolve(mounted.drawn).then(() => {
      if (signal.aborted) return;
      clearTimeout(timer);
      const isLate = state === 'absent';
      enter('filled');
      mark(`${module}:filled`);
      const durationMs = Math.round(performance.now() - begin);
      events.emit({ type: 'filled', module, durationMs, isHydrated, isLate });
    });
  }

  /** Resolves with the module's code and with what draws it, when both are there, or with nothing. */
  async function load(): Promise<[{ prepare?(settings: object): unknown }, MountModule] | undefined> {
    void loader.begin(module, current);
    for (const pauseMs of [...PAUSES_MS, 0]) {
      let isOpen = false;
      try {
        await loader.open();
        isOpen = true;
        const parts = await Promise.all([loader.load(module), loader.load('mount')]);
        return parts as [object, MountModule];
      } catch (error) {
        const failure = error as RemoteError;
        fail(failure);
        if (failure.reason === 'version' || !pauseMs) return undefined;
      }
      const pause = pauseWhileHidden(pauseMs);
      await (isOpen ? pause : Promise.race([loader.arrival, pause]));
      if (signal.aborted) return undefined;
    }
    return undefined;
  }

  async function fill(): Promise<void> {
    const loading = load();
    const slot = await whenParsed(given);
    if (signal.aborted) return;
    if (!slot) return fail(new RemoteError('content', `No element matches ${String(given)}`));
    slots.get(slot)?.remove();
    element = slot;
    slots.set(slot, self);
    enter(state);
    const parts = await loading;
    if (!parts || signal.aborted) return;
    const [code, mount] = parts;
    // `mount` waits by itself for what a server's markup needs.
    if (!hasServerHtml(slot)) {
      await code.prepare?.(current);
      await whenUnused(slot, signal);
    }
    if (!signal.aborted) draw(slot, mount);
  }

  const self: Slot = {
    module,
    get state() {
      return state;
    },
    settled,
    update(more) {
      current = { ...current, ...more };
      mounted?.update(more);
    },
    remove() {
      if (state === 'removed') return;
      if (element && slots.get(element) === self) slots.delete(element);
      end('removed');
    },
  };

  if (breaker.isOpen) fail(new RemoteError('breaker', 'The remote did not answer the last page'));
  fill().catch((error: unknown) => breakDown(String(error)));
  return self;
}
