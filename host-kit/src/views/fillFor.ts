import { fill } from '../browser.ts';
import { warn } from '../browser/warn.ts';
import type { ModuleSettings } from '../types/modules.ts';
import type { FilledSlot, SlotModule } from '../types/remote.ts';

/** A slot that a component has given to fascia. */
export interface ComponentFill<Settings> {
  /** Takes the settings of the component's last rendering; fascia hears only of those that differ from the ones before. */
  follow(settings: Settings): void;
  /** Takes the module away. */
  remove(): void;
}

/** A setting as text, to compare it by its content: a component writes `tags={{ … }}` anew with each rendering. */
function contentOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'function';
  try {
    return JSON.stringify(value);
  } catch {
    // The module reports a setting that is no data.
    return JSON.stringify(String(value));
  }
}

/** The settings that are given, by name. A missing one and one that is undefined are the same. */
function contentsOf(settings: object): Map<string, string> {
  const contents = new Map<string, string>();
  for (const [name, value] of Object.entries(settings)) {
    const content = contentOf(value);
    if (content !== undefined) contents.set(name, content);
  }
  return contents;
}

/** A slot of a page that has not called `connect`: it keeps its content. */
const nothingFilled: Pick<FilledSlot<object>, 'update' | 'remove'> = { update() {}, remove() {} };

function fillSafely(slot: Element, module: SlotModule, settings: object) {
  try {
    return fill(slot, module, settings);
  } catch (error) {
    warn(error);
    return nothingFilled;
  }
}

/**
 * Fills the slot of a component, and follows the component's settings (HK-52). Functions may be other ones in each
 * rendering without causing an update: the latest is called.
 */
export function fillFor<Name extends SlotModule>(
  slot: Element,
  module: Name,
  settings: ModuleSettings[Name],
): ComponentFill<ModuleSettings[Name]> {
  let latest: Record<string, unknown> = { ...settings };
  let known = contentsOf(latest);

  /** A copy, since Vue's objects are proxies which change. */
  const handedOver = (name: string, content: string): unknown =>
    typeof latest[name] === 'function'
      ? (...given: unknown[]): unknown => {
          const current = latest[name];
          return typeof current === 'function' ? current(...given) : undefined;
        }
      : JSON.parse(content);

  const initial = [...known].map(([name, content]) => [name, handedOver(name, content)]);
  const filled = fillSafely(slot, module, Object.fromEntries(initial));

  return {
    follow(settings) {
      latest = { ...settings };
      const contents = contentsOf(latest);
      const changes: Record<string, unknown> = {};
      for (const [name, content] of contents) {
        if (known.get(name) !== content) changes[name] = handedOver(name, content);
      }
      for (const name of known.keys()) if (!contents.has(name)) changes[name] = undefined;
      known = contents;
      if (Object.keys(changes).length > 0) filled.update(changes);
    },
    remove: () => filled.remove(),
  };
}
