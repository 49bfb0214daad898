import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { queryOfPage } from './searchQuery.ts';
import { queryTyped } from './searchSlice.ts';

/** The text that a box shows, and how it comes to be. */
export interface SearchText {
  text: string;
  /** Shows a text that was not typed, as a selected suggestion's. */
  show: (text: string) => void;
  /** Shows a text that the visitor typed, and tells the store. */
  type: (text: string) => void;
}

/**
 * The store owns what was typed, the box what it shows (design §2). It begins with what the visitor typed
 * before our scripts came, else with the query of the page's address (H§2).
 */
export function useSearchText(box: string, input: RefObject<HTMLInputElement | null>): SearchText {
  const dispatch = useDispatch();
  const [text, show] = useState('');

  useEffect(() => {
    const early = input.current?.value;
    // oxlint-disable-next-line react/set-state-in-effect -- a server knows no address, and hydrating must agree with it
    show(early || queryOfPage());
  }, [input]);

  const type = useCallback(
    (typed: string) => {
      show(typed);
      dispatch(queryTyped({ box, text: typed }));
    },
    [box, dispatch],
  );
  return { text, show, type };
}
