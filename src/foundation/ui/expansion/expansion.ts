/** The ids of a group's open panels. */
export type OpenPanels = readonly string[];

/**
 * The open panels after a press on a panel's heading. Single-select: the pressed one replaces the open one, which
 * cannot be closed by itself (UI-06). Multi-select: the pressed one is toggled.
 */
export function openAfterPress(open: OpenPanels, id: string, multi: boolean): OpenPanels {
  const isOpen = open.includes(id);
  if (!multi) return isOpen ? open : [id];
  return isOpen ? open.filter((other) => other !== id) : [...open, id];
}
