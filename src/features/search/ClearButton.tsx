import { useLingui } from '@lingui/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { SyntheticEvent } from 'react';
import { Icon } from '../../foundation/ui/Icon.tsx';
import styles from './SearchBox.module.css';

// A press on it must not take the focus from the field: the box would shrink under the pointer.
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** Empties the box and the suggestions (H§4). */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const { _ } = useLingui();
  return (
    <button
      className={styles.clear}
      data-part="search-clear"
      type="button"
      aria-label={_('search.clear')}
      onMouseDown={keepFocus}
      onClick={onClear}
    >
      <Icon glyph={X} size={18} />
    </button>
  );
}
