import { controls, type Control, type ModuleName } from './controls.ts';
import { openedState } from './states/openedState.ts';

/** The value of a setting; null for the module's default. */
export type SettingValue = string | number | boolean | readonly string[] | null;

/** The query parameter of a setting, such as `header.showpromotionbanner`. */
export function parameterName(module: ModuleName, { name }: Control): string {
  return `${module}.${name}`.toLowerCase();
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function parse(control: Control, text: string): SettingValue {
  switch (control.kind) {
    case 'flag':
      return text === String(!control.defaultValue) ? !control.defaultValue : null;
    case 'choice':
      return control.options.includes(text) ? text : null;
    case 'pixels':
      return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
    case 'list':
      return splitList(text).length > 0 ? splitList(text) : null;
    case 'text':
      return text || null;
  }
}

/** A parameter of the query; where it has none, that of the opened state. */
function parameter(query: URLSearchParams, key: string): string | null {
  return query.get(key) ?? openedState(query)?.state.settings?.[key] ?? null;
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
  return JSON.stringify(read(next)) === JSON.stringify(read(without)) ? without : next;
}

/** Reads a setting from the query or the opened state; invalid values count as the default. */
export function settingValue(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
): SettingValue {
  const text = parameter(query, parameterName(module, control));
  return text === null ? null : parse(control, text);
}

/** The query with one setting changed; what the page has without it is left out. */
export function withSetting(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
  value: SettingValue,
): URLSearchParams {
  const key = parameterName(module, control);
  return withParameter(query, key, String(value ?? ''), (each) =>
    settingValue(each, module, control),
  );
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

/** A module's settings in the query, in the format of its props. */
export function moduleSettings(
  query: URLSearchParams,
  module: ModuleName,
): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const control of controls[module]) {
    const value = settingValue(query, module, control);
    const [name = '', subName] = control.name.split('.');
    if (value === null) continue;
    settings[name] = subName
      ? { ...(settings[name] as object | undefined), [subName]: value }
      : value;
  }
  return settings;
}
