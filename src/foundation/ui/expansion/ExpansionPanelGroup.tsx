import { useId, useMemo, useState, type ReactNode } from 'react';
import { openAfterPress, type OpenPanels } from './expansion.ts';
import { GroupContext } from './expansionContext.ts';

interface Props {
  /** Whether several panels may be open. Default false: one, and the last open one cannot be closed (UI-05, UI-06). */
  multi?: boolean;
  /** The ids of the initially open panels; in a single-select group only the first one counts. */
  initiallyOpen?: OpenPanels;
  /** False shows all panels open, with plain headings: for wide windows (FOOT-22). Default true. */
  collapsible?: boolean;
  /** The group's name for assistive technology; required with radio buttons. */
  label?: string;
  /** Called with the ids of the open panels after each change. */
  onChange?: (open: OpenPanels) => void;
  children: ReactNode;
}

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
  const name = useId();
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
