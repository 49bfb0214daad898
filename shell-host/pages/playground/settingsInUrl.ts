import { controls, type Control, type ModuleName } from './controls.ts';

/** What a control holds: null is the module's default. */
export type SettingValue = string | number | boolean | readonly string[] | null;

/** The parameter that holds a setting: `header.showpromotionbanner`. */
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
      return text === String(!control.fallback) ? !control.fallback : null;
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

/** What an address says on one setting; what it says wrong is the default. */
export function settingValue(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
): SettingValue {
  const text = query.get(parameterName(module, control));
  return text === null ? null : parse(control, text);
}

/** The same address with one setting changed; a default is not written down. */
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

/** The settings of a module that an address changes, as the module takes them. */
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
