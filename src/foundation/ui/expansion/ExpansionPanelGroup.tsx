import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useModuleId } from '../../sites/useModuleId.ts';

type OpenPanels = readonly string[];

interface Props {
  /** Whether several panels may be open. Default false: one, and the last open one cannot be closed (UI-05). */
  multi?: boolean;
  /** The ids of the initially open panels; in a single-select group only the first one counts. */
  initiallyOpen?: OpenPanels;
  /**
   * False shows all panels open, with plain headings: for wide windows (FOOT-22). `'narrow'` does so from 767 px on by
   * CSS alone, for as long as the window has not been measured (SSR-20). Default true.
   */
  collapsible?: boolean | 'narrow';
  /** The group's name for assistive technology; required with radio buttons. */
  label?: string;
  /** Called with the ids of the open panels after each change. */
  onChange?: (open: OpenPanels) => void;
  children: ReactNode;
}

export interface ExpansionContext {
  open: OpenPanels;
  multi: boolean;
  /** False where all panels are open and no heading is a button. */
  collapsible: boolean | 'narrow';
  /** The name that radio buttons of the group share. */
  name: string;
  press: (id: string) => void;
}

const GroupContext = createContext<ExpansionContext | null>(null);

const NONE: OpenPanels = [];

/** A group of expansion panels (UI-05). */
export function ExpansionPanelGroup({
  multi = false,
  initiallyOpen = NONE,
  collapsible = true,
  label,
  onChange,
  children,
}: Props) {
  const name = useModuleId();
  const [open, setOpen] = useState(multi ? initiallyOpen : initiallyOpen.slice(0, 1));
  const context = useMemo(() => {
    const press = (id: string) => {
      const next = openAfterPress(open, id, multi);
      if (next === open) return;
      setOpen(next);
      onChange?.(next);
    };
    return { open, multi, collapsible, name, press };
  }, [open, multi, collapsible, name, onChange]);
  return (
    <div role={label ? 'group' : undefined} aria-label={label}>
      <GroupContext value={context}>{children}</GroupContext>
    </div>
  );
}

/** The group around a panel; a panel without one is a group of its own and can be closed. */
export function useExpansion(id: string): ExpansionContext {
  const group = use(GroupContext);
  const [open, setOpen] = useState(NONE);
  const press = () => setOpen(openAfterPress(open, id, true));
  return group ?? { open, multi: true, collapsible: true, name: id, press };
}

/**
 * The open panels after a press on a panel's heading. Single-select: the pressed one replaces the open one, which
 * cannot be closed by itself (UI-05). Multi-select: the pressed one is toggled.
 */
export function openAfterPress(open: OpenPanels, id: string, multi: boolean): OpenPanels {
  const isOpen = open.includes(id);
  if (!multi) return isOpen ? open : [id];
  return isOpen ? open.filter((other) => other !== id) : [...open, id];
}
