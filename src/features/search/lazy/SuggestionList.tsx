import { useLingui } from '@lingui/react';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { listen } from '../../../foundation/browser/listen.ts';
import { storageKeys } from '../../../foundation/browser/names.ts';
import { perPage } from '../../../foundation/browser/perPage.ts';
import { storage } from '../../../foundation/browser/storage.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { isPlainClick } from '../../../foundation/ui/plainClick.ts';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden.tsx';
import type { SearchBoxEvent, SearchBoxView, SearchVariant } from '../searchBoxReducer.ts';
import { searchAddress } from '../searchQuery.ts';
import type { ProductSuggestion, Suggestion } from '../searchSlice.ts';
import { OptionContent } from './OptionContent.tsx';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { usePanelHeight } from './usePanelHeight.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useSuggestionTracking } from './useSuggestionTracking.ts';
import styles from './SuggestionList.module.css';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';

const MIDDLE_BUTTON = 1;

/** The product's page, with the typed text and the product's dimension if it has one (SEARCH-16). */
export function productAddress(
  { address, dimension }: Pick<ProductSuggestion, 'address' | 'dimension'>,
  typed: string,
): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('query', typed);
  if (dimension) parameters.set('dim1', dimension);
  return `${path}?${parameters}${hash}`;
}

/** Random id of the page session. A number, which reads the same as JSON and as plain text. */
const pageSession = perPage(
  'session',
  () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1,
);

/**
 * Stores for a product that was clicked the keys of a visit and of an add-to-basket event, each with the page
 * session's id (SEARCH-17).
 */
export function storeClickKeys(productId: string | undefined): void {
  const id = productId?.trim();
  if (!id || id === '-1') return;
  storage.write(storageKeys.visit(id), pageSession());
  storage.write(storageKeys.addToBasket(id), pageSession());
}

interface Props {
  /** The box' id in the store, and the listbox's id; the ids of its options begin with it. */
  id: string;
  variant: SearchVariant;
  view: SearchBoxView;
  field: RefObject<HTMLInputElement | null>;
  dispatch: (event: SearchBoxEvent) => void;
  /** Leads to the address of a clicked option. */
  leaveFor: (address: string, click: MouseEvent) => void;
}

/** What the shop suggests for the typed text: the listbox below a search box, and the keys that move in it. */
export function SuggestionList({ id, variant, view, field, dispatch, leaveFor }: Props) {
  const { options, isOpen, isFocused, isAnswered, highlightedIndex } = view;
  const { _ } = useLingui();
  const { site } = useModule();
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
      ? (searchAddress(option.text, site) ?? '/search')
      : productAddress(option, typed);
  const click = (event: MouseEvent, option: Suggestion, index: number) => {
    // The right button opens a menu; what the visitor chooses there is not known.
    if (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    if (option.kind === 'product') storeClickKeys(option.id);
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
