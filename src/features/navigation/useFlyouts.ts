import { useEffect, useState } from 'react';
import { createHover } from './hover.ts';
import { loadFlyouts, type FlyoutParts } from './loadFlyouts.ts';
import type { ItemId } from './navigation.ts';

/** Which flyout is open, and what opens and closes it. Only one is open. */
export function useFlyouts() {
  const [open, setOpen] = useState<ItemId | null>(null);
  const [parts, setParts] = useState<FlyoutParts | null>(null);

  // Made once; what it holds lives as long as the navigation.
  const [actions] = useState(() => {
    const load = async () => {
      const loaded = await loadFlyouts();
      setParts(loaded);
      return loaded;
    };
    const close = () => setOpen(null);
    const hover = createHover((item) => {
      load().then(
        () => hover.isOver(item) && setOpen(item),
        () => {}, // Reported; the link stands.
      );
    }, close);
    return {
      hover,
      close,
      /** So that the code is there before the 300 ms are over. */
      preload: () => void load().catch(() => {}),
      withParts: (act: (parts: FlyoutParts) => void) => void load().then(act, () => {}),
      /** Opens it at once. @param otherwise Where the code cannot be loaded. */
      show: (item: ItemId, otherwise: () => void = () => {}) =>
        void load().then(() => setOpen(item), otherwise),
    };
  });

  const { hover } = actions;
  useEffect(() => {
    hover.shown(open);
  }, [hover, open]);
  useEffect(() => () => hover.stop(), [hover]);

  return { open, parts, ...actions };
}

export type Flyouts = ReturnType<typeof useFlyouts>;
