import { useLingui } from '@lingui/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { useScriptedStyle } from '../../foundation/ui/useScriptedStyle.ts';
import { ClearButton } from './ClearButton.tsx';
import { goTo } from './goTo.ts';
import type { PanelHandle, PopupState, SearchVariant } from './panelProps.ts';
import styles from './SearchBox.module.css';
import { MAX_QUERY_LENGTH, searchAddress } from './searchQuery.ts';
import { usePanelCode } from './usePanelCode.ts';
import { useSearchText } from './useSearchText.ts';

interface Props {
  /** The width while the visitor is in it, in px; 408 without it (H§4). Not on mobile platforms. */
  searchWidth?: number | undefined;
  variant?: SearchVariant;
  /** The visitor goes somewhere else on this page. */
  onLeave?: () => void;
}

const CLOSED: PopupState = { expanded: false, active: undefined };
/** A key that belongs to an input method; Safari tells so of the key that ends one by its old code alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
const hasScreenKeyboard = () => window.matchMedia?.('(pointer: coarse)').matches;
const newBox = () => `fascia-search-${Math.random().toString(36).slice(2)}`;

/** The search field. It is a plain form first: it works before and without any script of ours (H§2). */
export function SearchBox({ searchWidth, variant = 'overlay', onLeave }: Props) {
  const { site, navigate } = useModule();
  const { _ } = useLingui();
  const [box] = useState(newBox);
  const [focused, setFocused] = useState(false);
  const [popup, setPopup] = useState(CLOSED);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelHandle>(null);
  const { Panel, load } = usePanelCode();
  const { text, show, type, leave } = useSearchText(box, input);
  const style = useScriptedStyle(
    searchWidth ? ({ '--fascia-search-wide': `${searchWidth}px` } as object) : undefined,
  );

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // The browser's own check is for a page without scripts: an empty search does nothing (H§5).
    field.required = false;
    if (field !== document.activeElement) return;
    setFocused(true); // The visitor was here before our scripts.
    load();
  }, [load]);

  const enter = () => {
    setFocused(true);
    load();
  };
  const clear = () => {
    type('');
    input.current?.focus();
  };
  const go = () => {
    leave();
    if (hasScreenKeyboard()) input.current?.blur(); // It would cover what was asked for.
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || panel.current?.press(event)) return;
    if (event.key !== 'Escape' || !text) return;
    event.preventDefault();
    clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = searchAddress(text, site);
    if (!address) return;
    if (panel.current) panel.current.submitted();
    else input.current?.blur(); // Or what comes late would open over the page that was asked for.
    go();
    onLeave?.();
    goTo(address, navigate);
  };

  return (
    <div className={`${styles.place} ${styles[variant]}`} style={style}>
      <form
        className={styles.search}
        data-part="search"
        role="search"
        // The second one of a page has a name, to be told from the first.
        aria-label={variant === 'flyout' ? _('search.label') : undefined}
        method="get"
        action="/search"
        onSubmit={submit}
      >
        <input
          className={styles.input}
          data-part="search-input"
          ref={input}
          type="search"
          name="query"
          maxLength={MAX_QUERY_LENGTH}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-label={_('search.label')}
          aria-autocomplete="list"
          aria-expanded={popup.expanded}
          aria-controls={Panel ? box : undefined}
          aria-activedescendant={popup.active}
          placeholder={_(focused ? 'search.placeholder.long' : 'search.placeholder.short')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={enter}
          onBlur={() => setFocused(false)}
          onKeyDown={press}
        />
        <input type="hidden" name="site" value={site} />
        {text && <ClearButton onClear={clear} />}
        <button
          className={styles.submit}
          data-part="search-submit"
          type="submit"
          aria-label={_('search.submit')}
        >
          <Icon glyph={Search} size={20} />
        </button>
      </form>
      {Panel && (
        <Panel
          ref={panel}
          box={box}
          site={site}
          variant={variant}
          focused={focused}
          input={input}
          navigate={navigate}
          onShow={show}
          onGo={go}
          onPopup={setPopup}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
