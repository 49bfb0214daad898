import { useEffect, useState, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listen } from '../../foundation/browser/listen.ts';
import {
  legalTextClosed,
  legalTextToggled,
  selectOpenLegalText,
  type PromotionsRootState,
} from './promotionsSlice.ts';

/**
 * Whether a legal text is open. Scrolling down closes it (H§4), Escape, and going on elsewhere by pointer or
 * focus, since it lies over the page; a rule of the app closes it when a flyout opens.
 */
export function useLegalText(
  id: string,
  toggle: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const dispatch = useDispatch();
  const open = useSelector((state: PromotionsRootState) => selectOpenLegalText(state) === id);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    if (!open) return undefined;
    const close = () => dispatch(legalTextClosed(id));
    let top = window.scrollY;
    const scroll = () => {
      if (window.scrollY > top) close();
      top = window.scrollY;
    };
    const elsewhere = (event: Event) => {
      const path = event.composedPath();
      const isInside = [toggle.current, panel.current].some((part) => part && path.includes(part));
      if (!isInside) close();
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      toggle.current?.focus();
      close();
    };
    const ends = [
      listen(window, { scroll }),
      listen(document, { pointerdown: elsewhere, focusin: elsewhere, keydown }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [open, dispatch, id, toggle, panel]);

  // One that is gone is not open, and must not be when it comes back.
  useEffect(() => () => void dispatch(legalTextClosed(id)), [dispatch, id]);

  return { open, wasOpened, press: () => void dispatch(legalTextToggled(id)) };
}
