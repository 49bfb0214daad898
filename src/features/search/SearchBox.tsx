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
import { addressOf } from '../../foundation/sites/address.ts';
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
import styles from './SearchBox.module.css';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';

const suggestionList = lazyPart(
  { module: 'search', operation: 'load' },
  () => import('./chunks/search/SuggestionList.tsx'),
);

/** `useId` is not unique on the page, because each module is a separate React root. */
const newId = () => `fascia-search-${Math.random().toString(36).slice(2)}`;

/** Whether the visitor types on an on-screen keyboard. */
const hasScreenKeyboard = () => Boolean(window.matchMedia?.('(pointer: coarse)').matches);

/** Dead keys, and characters that an input method may still replace. */
const UNFINISHED_CHARACTER =
  /[\p{Sk}~\u02c6\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether an input method is still composing the text (SEARCH-12). On-screen keyboards report each word as a
 * composition until the next space, even though its letters are final.
 */
function isUnfinished({ isComposing, data }: InputEvent): boolean {
  return isComposing && !(hasScreenKeyboard() && !UNFINISHED_CHARACTER.test(data ?? ''));
}

interface Props {
  /** Width of the focused box in px, 408 by default. Mobile platforms ignore it (SEARCH-19). */
  searchWidth?: number | undefined;
  variant?: SearchVariant;
  /** Called when the visitor leaves the page through the box. */
  onLeave?: () => void;
}

/**
 * The search field. The form also works without scripts. The code of the suggestion list, which handles the arrow keys,
 * is loaded on first focus.
 */
export function SearchBox({ searchWidth, variant = 'overlay', onLeave }: Props) {
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
  const [isListBroken, setListBroken] = useState(false);
  const isOpen = view.isOpen && !isListBroken;
  const style = useScriptedStyle(
    searchWidth ? ({ '--fascia-search-wide': `${searchWidth}px` } as object) : undefined,
  );

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // The browser validates the field only on a page without scripts. With scripts an empty search does nothing
    // (SEARCH-03).
    input.required = false;
    // The visitor may have focused the field and typed before the scripts ran.
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

  /** Opens an address. Without a client router the browser itself follows a clicked link. */
  const goTo = (address: string, click?: MouseEvent) => {
    dispatch({ type: 'listToggled', isDismissed: true });
    onLeave?.();
    if (click && !navigate) return;
    click?.preventDefault();
    forgetPage();
    dispatch({ type: 'queryCleared' });
    // The keyboard would cover the new page.
    if (hasScreenKeyboard()) field.current?.blur();
    openAddress(address, navigate);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = searchAddress(state.text, site, addresses);
    if (address) goTo(address);
  };
  const pressKey = (event: KeyboardEvent) => {
    // The list has already handled an Escape that closes it.
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
        // The second search landmark of a page needs a name.
        aria-label={variant === 'flyout' ? _('search.label') : undefined}
        method="get"
        action={addressOf('search', site, addresses)}
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
          aria-expanded={isOpen}
          aria-controls={list && !isListBroken ? id : undefined}
          aria-activedescendant={
            isOpen && view.highlightedIndex >= 0 ? `${id}-${view.highlightedIndex}` : undefined
          }
          placeholder={_(state.isFocused ? 'search.placeholder.long' : 'search.placeholder.short')}
          value={state.text}
          onChange={({ target, nativeEvent }) => {
            const type = isUnfinished(nativeEvent as InputEvent) ? 'textComposed' : 'textTyped';
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
            onMouseDown={(event) => event.preventDefault()} // Keeps the focus in the field.
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
        <ErrorBoundary module="search" operation="suggestions" onBreak={() => setListBroken(true)}>
          <list.SuggestionList box={{ id, variant, view, field, dispatch }} goTo={goTo} />
        </ErrorBoundary>
      )}
    </div>
  );
}
