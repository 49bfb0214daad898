import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useModuleId } from '../../sites/useModuleId.ts';

type OpenPanels = readonly string[];

interface Props {
  /** Whether several panels can be open. Default false: one panel, which cannot be closed (UI-05). */
  multi?: boolean;
  /** The ids of the initially open panels. A single-select group uses only the first. */
  initiallyOpen?: OpenPanels;
  /**
   * False shows all panels open with plain headings, for wide windows (FOOT-22). `'narrow'` lets CSS do so from 767 px
   * until the window has been measured (SSR-20). Default true.
   */
  collapsible?: boolean | 'narrow';
  /** The group's name for assistive technology. Required with radio buttons. */
  label?: string;
  /** Called with the ids of the open panels after each change. */
  onChange?: (open: OpenPanels) => void;
  children: ReactNode;
}

export interface ExpansionContext {
  open: OpenPanels;
  multi: boolean;
  /** False if all panels are open and have plain headings. */
  collapsible: boolean | 'narrow';
  /** The name of the group's radio buttons. */
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

/** Returns the group that contains the panel. A panel without a group is its own group and can be closed. */
export function useExpansion(id: string): ExpansionContext {
  const group = use(GroupContext);
  const [open, setOpen] = useState(NONE);
  const press = () => setOpen(openAfterPress(open, id, true));
  return group ?? { open, multi: true, collapsible: true, name: id, press };
}

/**
 * Returns the open panels after a heading is pressed. Single-select: the pressed panel replaces the open one; pressing
 * the open one has no effect (UI-05). Multi-select: the pressed panel is toggled.
 */
export function openAfterPress(open: OpenPanels, id: string, multi: boolean): OpenPanels {
  const isOpen = open.includes(id);
  if (!multi) return isOpen ? open : [id];
  return isOpen ? open.filter((other) => other !== id) : [...open, id];
}
