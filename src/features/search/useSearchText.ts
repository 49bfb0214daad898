import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { queryOfPage } from './searchQuery.ts';
import { queryTyped, selectTyped, type SearchRootState } from './searchSlice.ts';
import { useNewPage } from './useNewPage.ts';

/** The text that a box shows, and how it comes to be. */
export interface SearchText {
  text: string;
  /** Shows a text that was not typed, as a selected suggestion's. */
  show: (text: string) => void;
  /** Shows a text that the visitor typed, and tells the store. */
  type: (text: string) => void;
  /** The box sends the visitor somewhere: nothing is suggested until something is typed anew. */
  leave: () => void;
}

const hasFocus = (field: RefObject<HTMLElement | null>) => field.current?.matches(':focus');

/**
 * The store owns what was typed, the box what it shows (design §2). It begins with what the visitor typed
 * before our scripts came, else with the query of the page's address (H§2), and so on every page that a
 * client router, back or forward brings.
 */
export function useSearchText(box: string, input: RefObject<HTMLInputElement | null>): SearchText {
  const { dispatch, getState } = useStore<SearchRootState>();
  const [text, show] = useState('');

  useEffect(() => {
    const early = input.current?.value;
    // oxlint-disable-next-line react/set-state-in-effect -- a server knows no address, and hydrating must agree with it
    show(early || queryOfPage());
  }, [input]);

  const tell = useCallback(
    (typed: string) => dispatch(queryTyped({ box, text: typed })),
    [box, dispatch],
  );
  const type = useCallback(
    (typed: string) => {
      show(typed);
      tell(typed);
    },
    [tell],
  );
  const onNewPage = useCallback(() => {
    const typed = selectTyped(getState(), box);
    if (typed && hasFocus(input)) return; // Who types on while a page comes keeps the text.
    show(queryOfPage());
    if (typed) tell('');
  }, [box, getState, input, tell]);
  const forgetPage = useNewPage(onNewPage);
  const leave = useCallback(() => {
    forgetPage();
    if (selectTyped(getState(), box)) tell('');
  }, [box, forgetPage, getState, tell]);
  return { text, show, type, leave };
}
