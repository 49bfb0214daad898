import { mark, type Events } from './events.ts';
import type { Loader } from './loader.ts';
import { limit, refusal, sleep } from './pauses.ts';
import type { FilledSlot, RemoteError, SlotState } from '../types/remote.ts';
import { hasServerHtml, whenParsed, whenUnused } from './slotElement.ts';

/** What slots need of their connection. */
export interface SlotHost {
  readonly loader: Loader;
  readonly events: Events;
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
  /** Resolves when the module has been rendered or hydrated. Missing in older releases of the remote. */
  drawn?: Promise<unknown>;
  update(settings: object): void;
  unmount(): void;
}

interface MountModule {
  /** Prepares and renders the module. Before it replaces content (not before hydration), it waits for `beforeReplacing`. */
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
  /** What was in the slot before the module; undefined until the module replaces or hydrates it. */
  let kept: Node[] | undefined;
  let settle: (state: SlotState) => void;
  const settled = new Promise<SlotState>((resolve) => {
    settle = resolve;
  });

  function enter(next: SlotState): void {
    state = next;
    if (element) (element as HTMLElement).dataset['fasciaSlotState'] = next;
    if (next !== 'waiting') settle(next);
  }

  /** Takes effect once per slot: later failures in the background are not reported. */
  function fail(error: RemoteError): void {
    if (state !== 'waiting') return;
    enter('absent');
    events.fail(module, error);
    if (error.reason !== 'version') events.note(false);
  }

  async function end(last: 'broken' | 'removed'): Promise<void> {
    isOver = true;
    removeEventListener('fascia:error', handleError);
    const drawn = mounted;
    mounted = undefined;
    enter(last);
    // Not while the page's own React is at work: it unmounts the module's root only after that.
    await undefined;
    drawn?.unmount();
    if (kept) element?.replaceChildren(...kept);
  }

  function breakDown(message: string): void {
    if (isOver) return;
    void end('broken');
    events.emit({ type: 'broken', module, message });
    onBroken(module);
  }

  /** Modules never throw into a page: one that fails dispatches an event and removes its root. */
  async function handleError(event: Event): Promise<void> {
    const { module: failed, operation, message } = Object((event as CustomEvent).detail);
    // Events name modules differently, such as `newsletter-form`.
    const name = String(failed).replace('-', '');
    if (operation !== 'render' || module.toLowerCase() !== name) return;
    // Dispatched while React is rendering: the slot may be looked at, and changed, only after that.
    await undefined;
    if (element && !hasServerHtml(element)) breakDown(message);
  }

  /** Stores the content of the slot, which is restored if the module is removed or fails. */
  function keep(slot: Element, isHydrated: boolean): void {
    // React takes over a server's elements, so these are cloned. Others keep their listeners. Scripts have run already, and
    // Trusted Types forbid copies of them.
    kept = [...slot.childNodes]
      .filter((node) => !(node instanceof HTMLScriptElement))
      .map((node) => (isHydrated ? node.cloneNode(true) : node));
    addEventListener('fascia:error', handleError);
  }

  async function draw(slot: Element, { mount }: MountModule): Promise<void> {
    const isHydrated = hasServerHtml(slot);
    if (isHydrated) keep(slot, isHydrated);
    mounted = mount(slot, module, current, async () => {
      if (isHydrated) return;
      await whenUnused(slot, () => isOver);
      if (!isOver) keep(slot, isHydrated);
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
   * Resolves with the code that renders modules, or with `undefined`. Also loads the module's own code, so that `mount` has it
   * at once and its failure is reported here.
   */
  async function load(): Promise<MountModule | undefined> {
    begin = performance.now();
    // oxlint-disable-next-line no-unmodified-loop-condition -- It ends while this one waits
    for (let pauseMs = 5_000; !isOver; pauseMs = Math.min(3 * pauseMs, 300_000)) {
      try {
        const [code] = await Promise.all([loader.load('mount'), loader.load(module, current)]);
        return code as MountModule;
      } catch (error) {
        fail(error as RemoteError);
        if ((error as RemoteError).reason === 'version') break;
      }
      // A hidden page does not retry.
      await sleep(pauseMs);
      while (document.hidden) await sleep(pauseMs);
    }
    return undefined;
  }

  async function fill(): Promise<void> {
    const loading = load();
    const slot = await whenParsed(given);
    if (isOver) return;
    if (!slot) {
      isOver = true;
      enter('absent');
      return events.fail(module, { reason: 'content', message: `No ${given as string}` });
    }
    slots.get(slot)?.remove();
    element = slot;
    slots.set(slot, self);
    enter(state);
    const code = await loading;
    if (code && !isOver) await draw(slot, code);
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

  if (events.isDown) fail(refusal());
  limit(timeoutMs, module).catch(fail);
  fill().catch((error: unknown) => breakDown(String(error)));
  return self;
}
