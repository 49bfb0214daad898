import { retry } from '../async/retry.ts';
import { sleep } from '../async/sleep.ts';
import { breakerOpen, timedOut } from './errors.ts';
import { mark, type Events } from './events.ts';
import type { Loader } from './loader.ts';
import type { FilledSlot, RemoteError, SlotState } from '../types/remote.ts';
import { hasServerHtml, whenParsed, whenUnused } from './slotElement.ts';

/** The parts of the connection that slots use. */
export interface SlotHost {
  readonly loader: Loader;
  readonly events: Events;
  readonly timeoutMs: number;
  /** The page's slots by element. */
  readonly slots: Map<Element, Slot>;
  /** Called when a module has failed to render. */
  onBroken(module: string): void;
}

/** A filled slot and the name of its module. */
export interface Slot extends FilledSlot<object> {
  readonly module: string;
}

interface Mounted {
  /** Resolves when the module has been rendered or hydrated. Missing in older releases of the remote. */
  drawn?: Promise<unknown>;
  update(settings: object): void;
  unmount(): void;
}

interface MountModule {
  /**
   * Prepares and renders the module. Before it replaces content (not before hydration), it waits for `beforeReplacing`.
   */
  mount(
    element: Element,
    name: string,
    settings: object,
    beforeReplacing: () => Promise<void>,
  ): Mounted;
}

export function fillSlot(
  { loader, events, timeoutMs, slots, onBroken }: SlotHost,
  given: Element | string,
  module: string,
  settings: object,
): Slot {
  let isOver = false;
  let current = settings;
  let state: SlotState = 'waiting';
  let element: Element | undefined;
  let mounted: Mounted | undefined;
  let begin: number;
  /** The slot's previous content. `undefined` until the module replaces or hydrates it. */
  let previous: Node[] | undefined;
  let settle: (state: SlotState) => void;
  const settled = new Promise<SlotState>((resolve) => {
    settle = resolve;
  });

  function enter(next: SlotState): void {
    state = next;
    if (element) (element as HTMLElement).dataset['fasciaSlotState'] = next;
    if (next !== 'waiting') settle(next);
  }

  /** Handles the first failure only. Failed retries in the background are not reported. */
  function fail(error: RemoteError): void {
    if (state !== 'waiting') return;
    enter('absent');
    events.fail(module, error);
    if (error.reason !== 'version') events.note(false);
  }

  async function end(last: 'broken' | 'removed'): Promise<void> {
    isOver = true;
    removeEventListener('fascia:error', handleError);
    const active = mounted;
    mounted = undefined;
    enter(last);
    // The page's React may be rendering, and React cannot unmount another root at that time.
    await undefined;
    active?.unmount();
    if (previous) element?.replaceChildren(...previous);
  }

  function breakDown(message: string): void {
    if (isOver) return;
    void end('broken');
    events.emit({ type: 'broken', module, message });
    onBroken(module);
  }

  /** A module that fails does not throw. It dispatches an event and removes its root. */
  async function handleError(event: Event): Promise<void> {
    const { module: failed, operation, message } = Object((event as CustomEvent).detail);
    // Events name modules differently, such as `newsletter-form`.
    const name = String(failed).replace('-', '');
    if (operation !== 'render' || module.toLowerCase() !== name) return;
    // The event is dispatched while React is rendering. Wait until the slot is up to date.
    await undefined;
    if (element && !hasServerHtml(element)) breakDown(message);
  }

  /** Saves the content of the slot, to restore it if the module is removed or fails. */
  function save(slot: Element, isHydrated: boolean): void {
    // Server-rendered elements are cloned, because React will modify them. Others are reused with their listeners.
    // Scripts are left out: they have run already, and Trusted Types forbid copies.
    previous = [...slot.childNodes]
      .filter((node) => !(node instanceof HTMLScriptElement))
      .map((node) => (isHydrated ? node.cloneNode(true) : node));
    addEventListener('fascia:error', handleError);
  }

  async function render(slot: Element, { mount }: MountModule): Promise<void> {
    const isHydrated = hasServerHtml(slot);
    if (isHydrated) save(slot, isHydrated);
    mounted = mount(slot, module, current, async () => {
      if (isHydrated) return;
      await whenUnused(slot, () => isOver);
      if (!isOver) save(slot, isHydrated);
    });
    await mounted.drawn;
    if (isOver) return;
    const isLate = state === 'absent';
    enter('filled');
    mark(`${module}:filled`);
    events.emit({
      type: 'filled',
      module,
      durationMs: performance.now() - begin,
      isHydrated,
      isLate,
    });
  }

  /**
   * Loads the `mount` module. Also loads the slot's own module, so that `mount` can render without waiting and a
   * failure is reported here. Resolves with `undefined` if the remote's version is not supported.
   */
  async function load(): Promise<MountModule | undefined> {
    try {
      const [code] = await Promise.all([loader.load('mount'), loader.load(module, current)]);
      return code as MountModule;
    } catch (error) {
      fail(error as RemoteError);
      if ((error as RemoteError).reason === 'version') return undefined;
      throw error;
    }
  }

  async function fill(): Promise<void> {
    begin = performance.now();
    const loading = retry(load, () => isOver);
    const slot = await whenParsed(given);
    if (isOver) return;
    if (!slot) {
      isOver = true;
      enter('absent');
      return events.fail(module, { reason: 'content', message: `No element ${given as string}` });
    }
    slots.get(slot)?.remove();
    element = slot;
    slots.set(slot, self);
    enter(state);
    const code = await loading;
    if (code && !isOver) await render(slot, code);
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
      slots.delete(element as Element);
      void end('removed');
    },
  };

  if (events.isDown) fail(breakerOpen());
  void sleep(timeoutMs).then(() => fail(timedOut(module, timeoutMs)));
  fill().catch((error: unknown) => breakDown(String(error)));
  return self;
}
