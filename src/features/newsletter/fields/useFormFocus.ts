import { useCallback, useRef, type MouseEvent } from 'react';
import { hostDocument } from '../../../foundation/browser/page/hostGlobals.ts';

/**
 * `onMouseDown` of a button below the fields. If the press blurred a field, that field's message would appear or
 * disappear and move the button away before the press becomes a click.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Moves the focus within the form that has the returned ref `form`. */
export function useFormFocus() {
  const form = useRef<HTMLFormElement>(null);
  /** True while the form moves the focus, which distinguishes this from a focus by the visitor. */
  const isMovingFocus = useRef(false);
  /** Focuses the enabled field of the first selector that matches one. */
  const focusFirst = useCallback((...selectors: string[]) => {
    const fields = selectors.map((selector) =>
      form.current?.querySelector<HTMLElement>(`${selector}:enabled`),
    );
    const field = fields.find((found) => found);
    isMovingFocus.current = true;
    // A field that has the focus already gets it again, which scrolls to it and makes screen readers announce it.
    if (field === hostDocument.activeElement) field?.blur();
    field?.focus();
    isMovingFocus.current = false;
  }, []);
  return { form, isMovingFocus, focusFirst };
}
