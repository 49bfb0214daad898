import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';
import { version } from '../foundation/version.ts';
import type { MarkupSize, ServerState } from './chunks/hydration/serverState.ts';

/** What a server has rendered into an element. */
export interface Rendered<Settings> {
  settings: Settings;
  /** Whether it was this release: another one's markup is replaced instead of hydrated (SSR-04). */
  isHydratable: boolean;
  /** The size of the markup as it left the server. Undefined if the state cannot be read. */
  size?: MarkupSize;
}

/** The state in a script; undefined where it cannot be read, or is another release's, which may have another shape. */
export function readState(script: Element | null): ServerState | undefined {
  try {
    const state = JSON.parse(script?.textContent ?? '') as ServerState;
    return state.version === version ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where a server has rendered nothing there. An unreadable state counts as another release's. */
export function findRendered<Settings>(
  element: Element,
  settings: Settings,
): Rendered<Settings> | undefined {
  if (!element.querySelector(':scope > [data-fascia]')) return undefined;
  const state = readState(element.querySelector(':scope > script[data-fascia-state]'));
  return state
    ? { settings: state.settings as Settings, isHydratable: true, size: state.size }
    : { settings, isHydratable: false };
}

/** Removes texts, such as a line's end that a template has left: in front of the module they would prevent hydration. */
export function removeTexts(element: Element): void {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  for (const text of texts) text.remove();
}

/** Removes what extensions have inserted, which would prevent hydration: a module has no custom elements. */
export function removeForeignElements(element: Element): void {
  for (const each of element.querySelectorAll('*')) if (each.localName.includes('-')) each.remove();
}

/** Whether the markup of a module has the texts and elements that the server rendered, as far as their numbers show. */
export function isUnaltered(element: Element, size: MarkupSize | undefined): boolean {
  const root = element.querySelector(':scope > [data-fascia]');
  const elements = (root?.querySelectorAll('*').length ?? 0) + 1;
  const characters = root?.textContent.replaceAll(/\s/g, '').length;
  return elements === size?.elements && characters === size.characters;
}

/**
 * Repeats an element's style sheets, which came with a server's markup, in the page's head: webpack counts them as loaded,
 * and would not load them again when the element is emptied. They come from the browser's cache.
 */
export function keepStyles(element: Element): void {
  const { head } = hostDocument;
  const kept = new Set([...head.querySelectorAll('link')].map(({ dataset }) => dataset['href']));
  for (const link of element.querySelectorAll<HTMLElement>(':scope > link[data-href]')) {
    if (!kept.has(link.dataset['href'])) head.append(link.cloneNode());
  }
}
