import { controls, type Control, type ModuleName } from './controls.ts';

/** What a control holds: null is the module's default. */
export type Held = string | number | boolean | readonly string[] | null;

/** The parameter that holds a setting: `header.showpromotionbanner`. */
export function keyOf(module: ModuleName, { name }: Control): string {
  return `${module}.${name}`.toLowerCase();
}

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function parse(control: Control, text: string): Held {
  switch (control.kind) {
    case 'flag':
      return text === String(!control.fallback) ? !control.fallback : null;
    case 'choice':
      return control.options.includes(text) ? text : null;
    case 'pixels':
      return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
    case 'list':
      return parts(text).length > 0 ? parts(text) : null;
    case 'text':
      return text || null;
  }
}

/** What an address says on one setting; what it says wrong is the default. */
export function heldIn(query: URLSearchParams, module: ModuleName, control: Control): Held {
  const text = query.get(keyOf(module, control));
  return text === null ? null : parse(control, text);
}

/** The same address with one setting changed; a default is not written down. */
export function withHeld(
  query: URLSearchParams,
  module: ModuleName,
  control: Control,
  held: Held,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const key = keyOf(module, control);
  next.set(key, String(held ?? ''));
  if (heldIn(next, module, control) === null) next.delete(key);
  return next;
}

/** The settings of a module that an address changes, as the module takes them. */
export function settingsIn(query: URLSearchParams, module: ModuleName): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const control of controls[module]) {
    const held = heldIn(query, module, control);
    const [name = '', part] = control.name.split('.');
    if (held === null) continue;
    settings[name] = part ? { ...(settings[name] as object | undefined), [part]: held } : held;
  }
  return settings;
}
