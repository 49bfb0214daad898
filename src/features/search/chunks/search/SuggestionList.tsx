import { searchCatalogues } from '#shop/search.ts';
import { useCallback, useEffect, type MouseEvent } from 'react';
import { useLazyPart } from '../../../../foundation/async/useLazyPart.ts';
import { listen } from '../../../../foundation/browser/page/listen.ts';
import { lazyTexts } from '../../../../foundation/i18n/lazyTexts.ts';
import { loadFrom } from '../../../../foundation/i18n/loadCatalogue.ts';
import { headerAddress } from '../../../../foundation/sites/headerAddress.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import { isPlainClick } from '../../../../foundation/ui/plainClick.ts';
import { useCloseOnLeave } from '../../../../foundation/ui/useCloseOnLeave.ts';
import { LiveRegion } from '../../../../foundation/ui/LiveRegion.tsx';
import type { SearchBoxModel } from '../../searchBoxReducer.ts';
import { storeClick } from '../../clicks.ts';
import { searchAddress } from '../../searchQuery.ts';
import type { Suggestion } from '../../searchSlice.ts';
import { storageConsentOf, type ConsentSettings } from '../../storageConsent.ts';
import { productAddress } from './productAddress.ts';
import { RecentSearches } from './recent/RecentSearches.tsx';
import { useRecentSearches } from './recent/useRecentSearches.ts';
import { Suggestions } from './Suggestions.tsx';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useSuggestionTracking } from './useSuggestionTracking.ts';
import styles from './SuggestionList.module.css';

/** The texts of the content below a search box, which are loaded after the header's. */
const searchTexts = lazyTexts('searchTexts', (locale) => loadFrom(searchCatalogues, locale));

const MIDDLE_BUTTON = 1;

interface Props {
  box: SearchBoxModel;
  /** Whether clicked products may be stored; undefined where they may. */
  consent: ConsentSettings | undefined;
  /** Leads to the address of a clicked option. */
  leaveFor: (address: string, click: MouseEvent) => void;
}

/**
 * What is below a search box, and the keys that move in it: what the shop suggests for the typed text, that it suggests
 * nothing, or without a text the recent searches.
 */
export function SuggestionList({ box, consent, leaveFor }: Props) {
  const { variant, view, dispatch } = box;
  const { typed, options, isAnswered, isOpen, isFocused } = view;
  const { site, locale, addresses } = useModule();
  const texts = useLazyPart(searchTexts(locale));
  useSuggestions(box);
  const trackAccepted = useSuggestionTracking(box);
  const recent = useRecentSearches(box);
  useComboboxKeys(box);

  // The icon's flyout, for one, opens where the overlay is.
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
    searchAddress(term, site, addresses) ?? headerAddress('search', site, addresses);
  const addressOf = (option: Suggestion) =>
    option.kind === 'term' ? addressOfTerm(option.text) : productAddress(option, typed);
  const search = (event: MouseEvent, query: string) => {
    if (!isPlainClick(event)) return;
    recent.add(query);
    dispatch({ type: 'textReplaced', text: query });
    leaveFor(addressOfTerm(query), event);
  };
  const click = (event: MouseEvent, option: Suggestion, index: number) => {
    // The right button opens a menu; what the visitor chooses there is not known.
    if (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    if (option.kind === 'product' && (!consent || storageConsentOf(consent))) storeClick(option.id);
    trackAccepted(option, index);
    if (option.kind === 'term') search(event, option.text);
    else if (isPlainClick(event)) leaveFor(addressOf(option), event);
  };

  const hasNone = isAnswered && options.length === 0 && typed === view.text && !view.isDismissed;
  const showsNone = hasNone && (isFocused || variant === 'flyout');
  useCloseOnLeave({
    open: isOpen || recent.isOpen || showsNone,
    onClose: dismiss,
    parts: [box.field],
  });

  if (!texts) return null;
  const status = () => {
    if (recent.isOpen) return texts._('search.recent.count', { count: recent.queries.length });
    if (!isFocused || !isAnswered || !(isOpen || options.length === 0)) return '';
    return texts._('search.suggestions.count', { count: options.length });
  };
  return (
    <>
      <Suggestions box={box} texts={texts} addressOf={addressOf} onClick={click} />
      {showsNone && (
        <div
          className={`${styles.panel} ${styles[variant]} ${styles.none}`}
          data-part="no-suggestions"
          role="presentation"
          onMouseDown={(event) => event.preventDefault()} // Keeps the focus in the field.
        >
          {texts._('search.suggestions.none', { query: typed.trim() })}
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
