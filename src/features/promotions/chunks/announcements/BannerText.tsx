import {
  cloneElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listen } from '../../../../foundation/browser/page/listen.ts';
import { useModuleId } from '../../../../foundation/sites/useModuleId.ts';
import { useDismiss } from '../../../../foundation/ui/useDismiss.ts';
import { useScripted } from '../../../../foundation/browser/hooks/useScriptedStyle.ts';
import {
  legalTextClosed,
  legalTextToggled,
  selectIsLegalTextOpen,
  type LegalTextState,
} from '../../legalTextSlice.ts';
import styles from './BannerText.module.css';

interface Props {
  /** Its `data-part` (PROMO-26). */
  part: 'legal-text' | 'full-text';
  /** The button that opens the text. `BannerText` adds its handler, ref and ARIA attributes. */
  toggle: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
}

/**
 * A text that a banner's button opens over the page, so that nothing moves. Only one text is open at a time. A rule of
 * the app closes it when a flyout opens. Before scripts run, the text is open while it or the button has the focus
 * (PROMO-23).
 */
export function BannerText({ part, toggle, children }: Props) {
  const dispatch = useDispatch();
  const id = useModuleId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useSelector((state: { legalText: LegalTextState }) =>
    selectIsLegalTextOpen(state, id),
  );
  const isStatic = !useScripted();
  // Stays rendered after it was opened, so that the text is sanitised only once.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  const close = useCallback(() => void dispatch(legalTextClosed(id)), [dispatch, id]);
  useDismiss({ open: isOpen, onDismiss: close, opener, inside: [panel] });
  useScrollDown(isOpen, close);
  // Closes the text when its banner unmounts, so that the text is closed when the banner mounts again.
  useEffect(() => close, [close]);

  return (
    <>
      {cloneElement(toggle, {
        'aria-expanded': isOpen,
        'aria-controls': id,
        ref: opener,
        onClick: () => dispatch(legalTextToggled(id)),
      })}
      <div
        className={styles.panel}
        data-part={part}
        data-state={isStatic ? 'static' : undefined}
        id={id}
        ref={panel}
        hidden={!isStatic && !isOpen}
      >
        {(wasOpened || isStatic) && <div className={styles.text}>{children}</div>}
      </div>
    </>
  );
}

function useScrollDown(isActive: boolean, onScrollDown: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    let top = window.scrollY;
    const scroll = () => {
      if (window.scrollY > top) onScrollDown();
      top = window.scrollY;
    };
    return listen(window, { scroll });
  }, [isActive, onScrollDown]);
}
