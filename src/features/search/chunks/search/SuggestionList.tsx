import { searchCatalogues } from '#shop/search.ts';
import { useCallback, useEffect, type MouseEvent } from 'react';
import { useLazyPart } from '../../../../foundation/async/useLazyPart.ts';
import { listen } from '../../../../foundation/browser/page/listen.ts';
import { lazyTexts } from '../../../../foundation/i18n/lazyTexts.ts';
import { loadFrom } from '../../../../foundation/i18n/loadCatalogue.ts';
import { addressOf } from '../../../../foundation/sites/address.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import { Verbatim } from '../../../../foundation/ui/lines/Verbatim.tsx';
import { isPlainClick } from '../../../../foundation/ui/plainClick.ts';
import { useCloseOnLeave } from '../../../../foundation/ui/useCloseOnLeave.ts';
import { LiveRegion } from '../../../../foundation/ui/LiveRegion.tsx';
import type { SearchBoxModel } from '../../searchBoxReducer.ts';
import { storeClick } from '../../clicks.ts';
import { searchAddress } from '../../searchQuery.ts';
import type { Suggestion } from '../../searchSlice.ts';
import { isStorageAllowed } from '../../storageConsent.ts';
import { productAddress } from './productAddress.ts';
import { RecentSearches } from './recent/RecentSearches.tsx';
import { useRecentSearches } from './recent/useRecentSearches.ts';
import { Suggestions } from './Suggestions.tsx';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useSuggestionTracking } from './useSuggestionTracking.ts';
import styles from './SuggestionList.module.css';

/** The texts of the content below a search box. They are loaded separately from the header's texts. */
const searchTexts = lazyTexts('searchTexts', (locale) => loadFrom(searchCatalogues, locale));

const MIDDLE_BUTTON = 1;

interface Props {
  box: SearchBoxModel;
  /** Opens the address of a clicked option. */
  goTo: (address: string, click: MouseEvent) => void;
}

/**
 * The content below a search box and its keyboard handling. Shows suggestions for the typed text, a message if there
 * are no suggestions, or the recent searches if the field is empty.
 */
export function SuggestionList({ box, goTo }: Props) {
  const { variant, view, dispatch } = box;
  const { typed, options, hasResponse, isOpen, isFocused } = view;
  const { site, locale, addresses } = useModule();
  const texts = useLazyPart(searchTexts(locale));
  useSuggestions(box);
  const trackAccepted = useSuggestionTracking(box);
  const recent = useRecentSearches(box);
  useComboboxKeys(box);

  // Close the overlay when a flyout opens, because both cover the same area.
  const isOverlayOpen = variant === 'overlay' && (isOpen || recent.isOpen);
  const dismiss = useCallback(
    () => dispatch({ type: 'listToggled', isDismissed: true }),
    [dispatch],
  );
  useEffect(
    () => (isOverlayOpen ? listen(window, { 'fascia:flyout-open': dismiss }) : undefined),
    [isOverlayOpen, dismiss],
  );

  const addressOfTerm = (term: string) =>
    searchAddress(term, site, addresses) ?? addressOf('search', site, addresses);
  const addressOfOption = (option: Suggestion) =>
    option.kind === 'term' ? addressOfTerm(option.text) : productAddress(option, typed);
  const search = (event: MouseEvent, query: string) => {
    if (!isPlainClick(event)) return;
    recent.add(query);
    dispatch({ type: 'textReplaced', text: query });
    goTo(addressOfTerm(query), event);
  };
  const click = (event: MouseEvent, option: Suggestion, index: number) => {
    // The right button opens the context menu, which does not report the chosen action.
    if (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    if (option.kind === 'product' && isStorageAllowed()) storeClick(option.id);
    trackAccepted(option, index);
    if (option.kind === 'term') search(event, option.text);
    else if (isPlainClick(event)) goTo(addressOfOption(option), event);
  };

  const isEmptyResult =
    hasResponse && options.length === 0 && typed === view.text && !view.isDismissed;
  const showsEmptyResult = isEmptyResult && (isFocused || variant === 'flyout');
  useCloseOnLeave({
    open: isOpen || recent.isOpen || showsEmptyResult,
    onClose: dismiss,
    parts: [box.field],
  });

  if (!texts) return null;
  const status = () => {
    if (recent.isOpen) return texts._('search.recent.count', { count: recent.queries.length });
    if (!isFocused || !hasResponse || !(isOpen || options.length === 0)) return '';
    return texts._('search.suggestions.count', { count: options.length });
  };
  return (
    <>
      <Suggestions box={box} texts={texts} addressOf={addressOfOption} onClick={click} />
      {showsEmptyResult && (
        <div
          className={`${styles.panel} ${styles[variant]} ${styles.none}`}
          data-part="no-suggestions"
          role="presentation"
          onMouseDown={(event) => event.preventDefault()} // Keeps the focus in the field.
        >
          <Verbatim
            text={texts._('search.suggestions.none', { query: typed.trim() })}
            value={typed.trim()}
          />
        </div>
      )}
      {recent.isOpen && (
        <RecentSearches
          box={box}
          recent={recent}
          texts={texts}
          addressOf={addressOfTerm}
          onClick={search}
        />
      )}
      <LiveRegion>{status()}</LiveRegion>
    </>
  );
}
