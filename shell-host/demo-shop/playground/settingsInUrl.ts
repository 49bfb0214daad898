import { controls, type Control, type ModuleName } from './controls.ts';
import { openedState } from './states/openedState.ts';

/** The query parameter of a setting, such as `header.showpromotionbanner`. */
export function parameterName(module: ModuleName, { name }: Control): string {
  return `${module}.${name}`.toLowerCase();
}

/** What a setting is without a parameter, as text; empty where that depends on the page. */
export function defaultText({ kind, defaultValue }: Control): string {
  return kind === 'callback' ? 'true' : String(defaultValue ?? '');
}

/** A setting as text, as the query has it, else the opened state; an empty parameter counts as the default. */
export function settingText(query: URLSearchParams, module: ModuleName, control: Control): string {
  const key = parameterName(module, control);
  const text = query.get(key) ?? openedState(query)?.state.settings?.[key];
  return text || defaultText(control);
}

/** The query with one setting changed; what the page has without it is left out. */
export function withSetting(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
  text: string,
): URLSearchParams {
  const key = parameterName(module, control);
  const next = new URLSearchParams(query);
  const without = new URLSearchParams(query);
  next.set(key, text);
  without.delete(key);
  const [textWith, textWithout] = [next, without].map((each) => settingText(each, module, control));
  return textWith === textWithout ? without : next;
}

/**
 * The settings of a control by name. That of addresses has one setting for each: `login=/sign-in cart=/basket` is
 * `addresses.login` and `addresses.cart` (SHOP-20).
 */
function settingsOf({ name, kind }: Control, text: string): [string, string][] {
  if (kind !== 'addresses') return [[name, text]];
  return text.split(/\s+/).flatMap((entry): [string, string][] => {
    const end = entry.indexOf('=');
    return end > 0 ? [[`${name}.${entry.slice(0, end)}`, entry.slice(end + 1)]] : [];
  });
}

/** A module's settings that are not the default. They are text, which every module takes (HOST-16). */
export function moduleSettings(query: URLSearchParams, module: ModuleName): Record<string, string> {
  return Object.fromEntries(
    controls[module]
      .map((control) => [control, settingText(query, module, control)] as const)
      .filter(([control, text]) => text !== defaultText(control))
      .flatMap(([control, text]) => settingsOf(control, text)),
  );
}
