import { fill } from '../browser.ts';
import { warn } from '../browser/warn.ts';
import type { ModuleSettings } from '../types/fascia.ts';
import type { FilledSlot, SlotModule } from '../types/remote.ts';

/** The slot of a component. */
export interface ComponentFill<Settings> {
  /** Receives the settings after each render and passes only changed ones on to fascia. */
  follow(settings: Settings): void;
  /** Removes the module. */
  remove(): void;
}

/**
 * Serializes a setting to compare it by value, because a component creates objects such as `tags={{ … }}` in each
 * render.
 */
function contentOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'function';
  try {
    return JSON.stringify(value);
  } catch {
    // Not serializable. The module reports the invalid setting.
    return JSON.stringify(String(value));
  }
}

/** The serialized settings by name. Leaves out settings that are `undefined`. */
function contentsOf(settings: object): Map<string, string> {
  const contents = new Map<string, string>();
  for (const [name, value] of Object.entries(settings)) {
    const content = contentOf(value);
    if (content !== undefined) contents.set(name, content);
  }
  return contents;
}

/** The slot of a page that has not called `connect`. It keeps its content. */
const unconnectedSlot: Pick<FilledSlot<object>, 'update' | 'remove'> = { update() {}, remove() {} };

function fillSafely(slot: Element, module: SlotModule, settings: object) {
  try {
    return fill(slot, module, settings);
  } catch (error) {
    warn(error);
    return unconnectedSlot;
  }
}

/**
 * Fills the slot of a component and updates the module when settings change (HK-52). A new function does not cause an
 * update: the module receives a wrapper that calls the latest one.
 */
export function fillFor<Name extends SlotModule>(
  slot: Element,
  module: Name,
  settings: ModuleSettings[Name],
): ComponentFill<ModuleSettings[Name]> {
  let latest: Record<string, unknown> = { ...settings };
  let known = contentsOf(latest);

  /** Copies the value, because Vue's objects are mutable proxies. */
  const copyOf = (name: string, content: string): unknown =>
    typeof latest[name] === 'function'
      ? (...given: unknown[]): unknown => {
          const current = latest[name];
          return typeof current === 'function' ? current(...given) : undefined;
        }
      : JSON.parse(content);

  const initial = [...known].map(([name, content]) => [name, copyOf(name, content)]);
  const filled = fillSafely(slot, module, Object.fromEntries(initial));

  return {
    follow(settings) {
      latest = { ...settings };
      const contents = contentsOf(latest);
      const changes: Record<string, unknown> = {};
      for (const [name, content] of contents) {
        if (known.get(name) !== content) changes[name] = copyOf(name, content);
      }
      for (const name of known.keys()) if (!contents.has(name)) changes[name] = undefined;
      known = contents;
      if (Object.keys(changes).length > 0) filled.update(changes);
    },
    remove: () => filled.remove(),
  };
}
