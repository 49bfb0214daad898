import { useLingui } from '@lingui/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useSelector } from 'react-redux';
import { isUnhandledEscape } from '../../foundation/browser/page/keys.ts';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { headerAddress } from '../../foundation/sites/headerAddress.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { IconButton } from '../../foundation/ui/IconButton.tsx';
import { useScriptedStyle } from '../../foundation/browser/hooks/useScriptedStyle.ts';
import { openAddress } from './openAddress.ts';
import {
  emptySearchBox,
  searchBoxReducer,
  searchBoxView,
  type SearchVariant,
} from './searchBoxReducer.ts';
import { MAX_QUERY_LENGTH, queryOfPage, searchAddress, useNewPage } from './searchQuery.ts';
import { findSuggestions, type SearchRootState } from './searchSlice.ts';
import type { ConsentSettings } from './storageConsent.ts';
import styles from './SearchBox.module.css';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';

const suggestionList = lazyPart(
  { module: 'search', operation: 'load' },
  () => import('./chunks/search/SuggestionList.tsx'),
);

/** Unique on the page, which `useId` is not: its modules are React roots of their own. */
const newId = () => `fascia-search-${Math.random().toString(36).slice(2)}`;

/** Whether the visitor types on a keyboard on the screen. */
const hasScreenKeyboard = () => Boolean(window.matchMedia?.('(pointer: coarse)').matches);

/**
 * Whether an input method has not finished the text (SEARCH-12). A keyboard on the screen reports each word as a composition
 * until the next space, but its letters are final.
 */
const isUnfinished = (event: Event) => (event as InputEvent).isComposing && !hasScreenKeyboard();

interface Props {
  /** The width while the field has the focus, in px; 408 without it (SEARCH-19). Not on mobile platforms. */
  searchWidth?: number | undefined;
  variant?: SearchVariant;
  /** Whether clicked products may be stored (SEARCH-36); by default they may. */
  consent?: ConsentSettings;
  /** Called when the box leads to another page. */
  onLeave?: () => void;
}

/**
 * The search field, a form that works without scripts. The suggestions are loaded with the first focus; their
 * list handles the arrow keys itself.
 */
export function SearchBox({ searchWidth, variant = 'overlay', consent, onLeave }: Props) {
  const { site, navigate, path, addresses } = useModule();
  const { _ } = useLingui();
  const [id] = useState(newId);
  const field = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(searchBoxReducer, emptySearchBox);
  const responses = useSelector(({ search }: SearchRootState) => search);
  const found = useMemo(
    () => findSuggestions(responses, { query: state.typed, site }, variant === 'flyout'),
    [responses, state.typed, site, variant],
  );
  const view = searchBoxView(state, found, variant);
  const list = useLazyPart(suggestionList, state.isFocused);
  const style = useScriptedStyle(
    searchWidth ? ({ '--fascia-search-wide': `${searchWidth}px` } as object) : undefined,
  );

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // The browser's own check is for a page without scripts: an empty search does nothing (SEARCH-03).
    input.required = false;
    // The visitor may have come here and typed before the scripts.
    dispatch({ type: 'textReplaced', text: input.value || queryOfPage(path) });
    if (input === hostDocument.activeElement) dispatch({ type: 'focusChanged', isFocused: true });
  }, [path]);

  const clear = () => {
    dispatch({ type: 'textTyped', text: '' });
    field.current?.focus({ preventScroll: true });
  };

  const showQueryOfPage = useCallback(() => {
    const hasFocus = Boolean(field.current?.matches(':focus'));
    dispatch({ type: 'pageChanged', query: queryOfPage(path), hasFocus });
  }, [path]);
  const forgetPage = useNewPage(showQueryOfPage);

  /** Leads to an address. Without a client router the browser follows a clicked link by itself. */
  const leaveFor = (address: string, click?: MouseEvent) => {
    dispatch({ type: 'listToggled', isDismissed: true });
    onLeave?.();
    if (click && !navigate) return;
    click?.preventDefault();
    forgetPage();
    dispatch({ type: 'queryCleared' }); // Nothing is suggested until something is typed.
    // The keyboard would cover the new page.
    if (hasScreenKeyboard()) field.current?.blur();
    openAddress(address, navigate);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = searchAddress(state.text, site, addresses);
    if (address) leaveFor(address);
  };
  const pressKey = (event: KeyboardEvent) => {
    // An Escape that closes the list was handled by the list.
    if (!isUnhandledEscape(event.nativeEvent) || !state.text) return;
    event.preventDefault();
    clear();
  };

  return (
    <div className={`${styles.frame} ${styles[variant]}`} style={style}>
      <form
        className={styles.search}
        data-part="search"
        role="search"
        // The second search of a page needs a name.
        aria-label={variant === 'flyout' ? _('search.label') : undefined}
        method="get"
        action={headerAddress('search', site, addresses)}
        onSubmit={submit}
      >
        <input
          className={styles.input}
          data-part="search-input"
          ref={field}
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
          aria-expanded={view.isOpen}
          aria-controls={list ? id : undefined}
          aria-activedescendant={
            view.isOpen && view.highlightedIndex >= 0 ? `${id}-${view.highlightedIndex}` : undefined
          }
          placeholder={_(state.isFocused ? 'search.placeholder.long' : 'search.placeholder.short')}
          value={state.text}
          onChange={({ target, nativeEvent }) => {
            const type = isUnfinished(nativeEvent) ? 'textComposed' : 'textTyped';
            dispatch({ type, text: target.value });
          }}
          onCompositionEnd={({ currentTarget }) =>
            dispatch({ type: 'textTyped', text: currentTarget.value })
          }
          onFocus={() => dispatch({ type: 'focusChanged', isFocused: true })}
          onBlur={() => dispatch({ type: 'focusChanged', isFocused: false })}
          onKeyDown={pressKey}
        />
        <input type="hidden" name="site" value={site} />
        {state.text && (
          <IconButton
            className={styles.clear}
            data-part="search-clear"
            glyph={X}
            iconSize={18}
            label={_('search.clear')}
            onMouseDown={(event) => event.preventDefault()} // Keeps the focus in the field, and so its width.
            onClick={clear}
          />
        )}
        <IconButton
          className={styles.submit}
          data-part="search-submit"
          type="submit"
          glyph={Search}
          iconSize={20}
          label={_('search.submit')}
        />
      </form>
      {list && (
        <ErrorBoundary module="search" operation="suggestions">
          <list.SuggestionList
            box={{ id, variant, view, field, dispatch }}
            consent={consent}
            leaveFor={leaveFor}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}
