/**
 * Returns the attributes of a slot: the module, and each setting that is a string, number or boolean (HK-50). Pages
 * without a framework write the same attributes. `reserve.css` derives the reserved height from them.
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
