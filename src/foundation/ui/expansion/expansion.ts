/** Which panels of a group are open. */
export type OpenPanels = readonly string[];

/**
 * After a press on a panel's head (H§5): one at a time, and the open one cannot be closed, only left for
 * another; or each by itself, where several may be open.
 */
export function openAfterPress(open: OpenPanels, id: string, multi: boolean): OpenPanels {
  const isOpen = open.includes(id);
  if (!multi) return isOpen ? open : [id];
  return isOpen ? open.filter((other) => other !== id) : [...open, id];
}
