import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';
import { version } from '../foundation/version.ts';
import type { MarkupSize, ServerState } from './chunks/hydration/serverState.ts';

/** A module that a server has rendered into an element. */
export interface Rendered<Settings> {
  settings: Settings;
  /** Whether this release rendered the markup. Markup of another release is replaced, not hydrated (SSR-04). */
  isHydratable: boolean;
  /** The size of the markup when it left the server. `undefined` if the state cannot be read. */
  size?: MarkupSize;
}

/**
 * Parses the state in a script. Returns `undefined` if it is unreadable or belongs to another release, whose state may
 * have a different shape.
 */
export function readState(script: Element | null): ServerState | undefined {
  try {
    const state = JSON.parse(script?.textContent ?? '') as ServerState;
    return state.version === version ? state : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Settings that are always the page's own: they decide which services receive requests, which consent script is loaded
 * and what is stored. The service that rendered the state may be compromised (SSR-157).
 */
const OWN_SETTINGS = new Set([
  'addresses',
  'navigationroute',
  'onetrustenabled',
  'stage',
  'storageconsent',
]);

/** Names may be in lower case and name a part, such as `addresses.services` (HOST-16). */
const isOwn = ([name]: [string, unknown]) =>
  OWN_SETTINGS.has(name.replace(/\..*/s, '').toLowerCase());

/** The settings of the markup, apart from the page's own settings. */
function hydrationSettings<Settings>({ settings }: ServerState, page: Settings): Settings {
  const rendered = Object.entries({ ...settings }).filter(
    (entry) => !isOwn(entry) && entry[0] !== '__proto__',
  );
  const own = Object.entries({ ...(page as object) }).filter(isOwn);
  return Object.fromEntries([...rendered, ...own]) as Settings;
}

/**
 * Returns `undefined` if a server has rendered nothing into the element. An unreadable state counts as another
 * release's.
 */
export function findRendered<Settings>(
  element: Element,
  settings: Settings,
): Rendered<Settings> | undefined {
  if (!element.querySelector(':scope > [data-fascia]')) return undefined;
  const state = readState(element.querySelector(':scope > script[data-fascia-state]'));
  return state
    ? { settings: hydrationSettings(state, settings), isHydratable: true, size: state.size }
    : { settings, isHydratable: false };
}

/** Removes text nodes, such as a line break from a template. A text node before the module would prevent hydration. */
export function removeTexts(element: Element): void {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  for (const text of texts) text.remove();
}

/**
 * Removes the custom elements of browser extensions, which would prevent hydration. Modules have no custom elements.
 */
export function removeForeignElements(element: Element): void {
  for (const each of element.querySelectorAll('*')) if (each.localName.includes('-')) each.remove();
}

/** Whether the markup of a module still has as many elements and characters as the server rendered. */
export function isUnaltered(element: Element, size: MarkupSize | undefined): boolean {
  const root = element.querySelector(':scope > [data-fascia]');
  const elements = (root?.querySelectorAll('*').length ?? 0) + 1;
  const characters = root?.textContent.replaceAll(/\s/g, '').length;
  return elements === size?.elements && characters === size.characters;
}

/**
 * Copies the style sheets of a server's markup into the page's head. Webpack considers them loaded and would not load
 * them again after the element has been emptied. The copies load from the browser's cache.
 */
export function keepStyles(element: Element): void {
  const { head } = hostDocument;
  const kept = new Set([...head.querySelectorAll('link')].map(({ dataset }) => dataset['href']));
  for (const link of element.querySelectorAll<HTMLElement>(':scope > link[data-href]')) {
    if (!kept.has(link.dataset['href'])) head.append(link.cloneNode());
  }
}
