import { useLingui } from '@lingui/react';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { listen } from '../../../foundation/browser/listen.ts';
import { headerAddress } from '../../../foundation/sites/headerAddress.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { isPlainClick } from '../../../foundation/ui/plainClick.ts';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden.tsx';
import type { SearchBoxEvent, SearchBoxView, SearchVariant } from '../searchBoxReducer.ts';
import { searchAddress } from '../searchQuery.ts';
import type { ProductSuggestion, Suggestion } from '../searchSlice.ts';
import { storageConsentOf, type ConsentSettings } from '../storageConsent.ts';
import { OptionContent } from './OptionContent.tsx';
import { storeClick } from './storeClick.ts';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { usePanelHeight } from './usePanelHeight.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useSuggestionTracking } from './useSuggestionTracking.ts';
import styles from './SuggestionList.module.css';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';

const MIDDLE_BUTTON = 1;

/**
 * The product's page, with the typed text and the product's dimension if it has one (SEARCH-16). Its own parameters
 * stay as they are written; only those of the same names are replaced (SEARCH-34).
 */
export function productAddress(
  { address, dimension }: Pick<ProductSuggestion, 'address' | 'dimension'>,
  typed: string,
): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const added = new URLSearchParams({ query: typed, ...(dimension && { dim1: dimension }) });
  const isOwn = (pair: string) => {
    const [name = ''] = new URLSearchParams(pair).keys();
    return !added.has(name);
  };
  const own = query ? query.split('&').filter(isOwn) : [];
  return `${path}?${[...own, added].join('&')}${hash}`;
}

interface Props {
  /** The box' id in the store, and the listbox's id; the ids of its options begin with it. */
  id: string;
  variant: SearchVariant;
  view: SearchBoxView;
  field: RefObject<HTMLInputElement | null>;
  dispatch: (event: SearchBoxEvent) => void;
  /** Whether clicked products may be stored; undefined where they may. */
  consent: ConsentSettings | undefined;
  /** Leads to the address of a clicked option. */
  leaveFor: (address: string, click: MouseEvent) => void;
}

/** What the shop suggests for the typed text: the listbox below a search box, and the keys that move in it. */
export function SuggestionList(props: Props) {
  const { id, variant, view, field, dispatch, consent, leaveFor } = props;
  const { options, isOpen, isFocused, isAnswered, highlightedIndex } = view;
  const { _ } = useLingui();
  const { site, addresses } = useModule();
  const panel = useRef<HTMLDivElement>(null);
  const typed = useSuggestions({ box: id, site, variant, isFocused });
  const trackAccepted = useSuggestionTracking(view, field);
  useComboboxKeys(field, view, typed, dispatch);
  usePanelHeight(panel, isOpen && variant === 'overlay');

  // The icon's flyout, for one, opens where the overlay is.
  useEffect(() => {
    if (!isOpen || variant === 'flyout') return undefined;
    return listen(window, {
      'fascia:flyout-open': () => dispatch({ type: 'listToggled', isDismissed: true }),
    });
  }, [isOpen, variant, dispatch]);

  useEffect(() => {
    if (!isOpen || highlightedIndex < 0) return;
    hostDocument
      .getElementById(`${id}-${highlightedIndex}`)
      ?.scrollIntoView?.({ block: 'nearest' });
  }, [id, isOpen, highlightedIndex]);

  const optionId = (index: number) => `${id}-${index}`;
  const addressOf = (option: Suggestion) =>
    option.kind === 'term'
      ? (searchAddress(option.text, site, addresses) ?? headerAddress('search', site, addresses))
      : productAddress(option, typed);
  const click = (event: MouseEvent, option: Suggestion, index: number) => {
    // The right button opens a menu; what the visitor chooses there is not known.
    if (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    if (option.kind === 'product' && (!consent || storageConsentOf(consent))) storeClick(option.id);
    trackAccepted(option, index);
    if (!isPlainClick(event)) return;
    if (option.kind === 'term') dispatch({ type: 'textReplaced', text: option.text });
    leaveFor(addressOf(option), event);
  };

  const titles = { term: _('search.suggestions.terms'), product: _('search.suggestions.products') };
  const group = (kind: Suggestion['kind']) =>
    options.some((option) => option.kind === kind) && (
      <div className={styles.group} role="group" aria-label={titles[kind]}>
        <div className={styles.title} aria-hidden="true">
          {titles[kind]}
        </div>
        {options.map(
          (option, index) =>
            option.kind === kind && (
              // A link, so that it can be opened in another tab. The focus stays in the field.
              <a
                className={styles.option}
                data-part="suggestion"
                data-kind={kind}
                role="option"
                key={optionId(index)}
                id={optionId(index)}
                aria-selected={index === highlightedIndex || undefined}
                tabIndex={-1}
                href={addressOf(option)}
                // Some screen readers would pause at every <strong>.
                aria-label={option.text}
                onClick={(event) => click(event, option, index)}
                onAuxClick={(event) => click(event, option, index)}
              >
                <OptionContent option={option} typed={typed} />
              </a>
            ),
        )}
      </div>
    );

  return (
    <>
      <div
        className={`${styles.panel} ${styles[variant]}`}
        data-part="suggestions"
        role="presentation"
        ref={panel}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()} // Keeps the focus in the field.
        onPointerEnter={() => dispatch({ type: 'pointerMoved', isPointerInside: true })}
        onPointerLeave={() => dispatch({ type: 'pointerMoved', isPointerInside: false })}
      >
        <div
          className={styles.list}
          role="listbox"
          id={id}
          aria-label={_('search.suggestions.label')}
        >
          {group('term')}
          {group('product')}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {isFocused && isAnswered && (isOpen || options.length === 0)
            ? _('search.suggestions.count', { count: options.length })
            : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
