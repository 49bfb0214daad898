/**
 * The attributes of a slot, as a page without a framework writes them (HK-50): the module, and each setting that is a text, a
 * number or a boolean, in lower case. `reserve.css` reads from them which height to hold.
 */
export function slotAttributes(module: string, settings: object): Record<string, string> {
  const attributes: Record<string, string> = { 'data-fascia-slot': module };
  for (const [name, value] of Object.entries(settings)) {
    if (['string', 'number', 'boolean'].includes(typeof value)) {
      attributes[`data-${name.toLowerCase()}`] = String(value);
    }
  }
  return attributes;
}
