/**
 * The same attributes that a page without a framework writes into its slots (HK-50): the module, and each setting that
 * is a string, number or boolean. `reserve.css` uses them to reserve the right height.
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
