import { controls, type Control, type ModuleName } from './controls.ts';
import { openedState } from './states/openedState.ts';

/** The query parameter of a setting, such as `header.showpromotionbanner`. */
export function parameterName(module: ModuleName, { name }: Control): string {
  return `${module}.${name}`.toLowerCase();
}

/** The value of a setting without a parameter, as text. Empty if it depends on the page. */
export function defaultText({ kind, defaultValue }: Control): string {
  return kind === 'callback' ? 'true' : String(defaultValue ?? '');
}

/** The value of a setting as text, from the query or the opened state. An empty parameter means the default. */
export function settingText(query: URLSearchParams, module: ModuleName, control: Control): string {
  const key = parameterName(module, control);
  const text = query.get(key) ?? openedState(query)?.state.settings?.[key];
  return text || defaultText(control);
}

/** Returns the query with one setting changed. Omits default values. */
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
 * Returns the settings of a control by name. The control of addresses has one setting per address: `login=/sign-in
 * cart=/basket` becomes `addresses.login` and `addresses.cart` (SHOP-20).
 */
function settingsOf({ name, kind }: Control, text: string): [string, string][] {
  if (kind !== 'addresses') return [[name, text]];
  return text.split(/\s+/).flatMap((entry): [string, string][] => {
    const end = entry.indexOf('=');
    return end > 0 ? [[`${name}.${entry.slice(0, end)}`, entry.slice(end + 1)]] : [];
  });
}

/** Returns the settings of a module that differ from the defaults, as text, which every module accepts (HOST-16). */
export function moduleSettings(query: URLSearchParams, module: ModuleName): Record<string, string> {
  return Object.fromEntries(
    controls[module]
      .map((control) => [control, settingText(query, module, control)] as const)
      .filter(([control, text]) => text !== defaultText(control))
      .flatMap(([control, text]) => settingsOf(control, text)),
  );
}
