import { controls, type Control, type ModuleName } from './controls.ts';

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

/** Reads a setting from the query; invalid values count as the default. */
export function settingValue(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
): SettingValue {
  const text = query.get(parameterName(module, control));
  return text === null ? null : parse(control, text);
}

/** The query with one setting changed; the default is left out. */
export function withSetting(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
  value: SettingValue,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const key = parameterName(module, control);
  next.set(key, String(value ?? ''));
  if (settingValue(next, module, control) === null) next.delete(key);
  return next;
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
