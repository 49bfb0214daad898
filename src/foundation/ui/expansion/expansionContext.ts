import { createContext, use, useState } from 'react';
import { openAfterPress, type OpenPanels } from './expansion.ts';

/** A panel's group. */
export interface ExpansionContext {
  open: OpenPanels;
  multi: boolean;
  /** False where all panels are open and no heading is a button. */
  collapsible: boolean;
  /** The name that radio buttons of the group share. */
  name: string;
  press: (id: string) => void;
}

export const GroupContext = createContext<ExpansionContext | null>(null);

/** The group around a panel; a panel without one is a group of its own and can be closed. */
export function useExpansion(id: string): ExpansionContext {
  const group = use(GroupContext);
  const [open, setOpen] = useState<OpenPanels>([]);
  const press = () => setOpen(openAfterPress(open, id, true));
  return group ?? { open, multi: true, collapsible: true, name: id, press };
}
