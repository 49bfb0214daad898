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

/** A parameter of the query; where it has none, that of the opened state. */
function parameter(query: URLSearchParams, key: string): string | undefined {
  return query.get(key) ?? openedState(query)?.state.settings?.[key];
}

/** A setting as text, as the query or the opened state has it; an empty parameter counts as the default. */
export function settingText(query: URLSearchParams, module: ModuleName, control: Control): string {
  return parameter(query, parameterName(module, control)) || defaultText(control);
}

/** The query with a parameter changed; it is left out where `read` finds the same without it. */
function withParameter(
  query: URLSearchParams,
  key: string,
  text: string,
  read: (query: URLSearchParams) => unknown,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const without = new URLSearchParams(query);
  next.set(key, text);
  without.delete(key);
  return read(next) === read(without) ? without : next;
}

/** The query with one setting changed; what the page has without it is left out. */
export function withSetting(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
  text: string,
): URLSearchParams {
  const key = parameterName(module, control);
  return withParameter(query, key, text, (each) => settingText(each, module, control));
}

/** Whether a query renders the modules by `mount`, or shows the layout. */
export function isSwitchOn(query: URLSearchParams, name: 'mount' | 'layout'): boolean {
  return parameter(query, name) === 'true';
}

/** The query with such a switch changed. */
export function withSwitch(
  query: URLSearchParams,
  name: 'mount' | 'layout',
  isOn: boolean,
): URLSearchParams {
  return withParameter(query, name, String(isOn), (each) => isSwitchOn(each, name));
}

/** A module's settings that are not the default. They are text, which every module takes (HOST-16). */
export function moduleSettings(query: URLSearchParams, module: ModuleName): Record<string, string> {
  return Object.fromEntries(
    controls[module]
      .map((control) => [control, settingText(query, module, control)] as const)
      .filter(([control, text]) => text !== defaultText(control))
      .map(([control, text]) => [control.name, text]),
  );
}
