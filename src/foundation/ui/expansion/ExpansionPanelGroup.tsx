import { useId, useMemo, useState, type ReactNode } from 'react';
import { openAfterPress, type OpenPanels } from './expansion.ts';
import { GroupContext } from './expansionContext.ts';

interface Props {
  /** Several panels may be open at a time. Default false: one, and the open one cannot be closed (H§5). */
  multi?: boolean;
  /** The ids of the panels that are open at first; of several only the first counts in a single group. */
  initiallyOpen?: OpenPanels;
  /**
   * False shows all panels open, with plain headings: for wide windows (F§4). Default true.
   */
  collapsible?: boolean;
  /** What the panels are about, for assistive technology; needed where they are radio buttons. */
  label?: string;
  /** Hears which panels are open after each change. */
  onChange?: (open: OpenPanels) => void;
  children: ReactNode;
}

const NONE: OpenPanels = [];

/** Panels that belong together (H§5). */
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
