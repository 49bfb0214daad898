import { useCallback, useRef, type MouseEvent } from 'react';
import { hostDocument } from '../../../foundation/browser/page/hostGlobals.ts';

/**
 * `onMouseDown` handler of the buttons below the fields. Keeps a press from blurring a field, because the field's
 * message would then appear or disappear and move the button before the click is complete.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Moves the focus within a form. The caller sets the returned `form` as the form's ref. */
export function useFormFocus() {
  const form = useRef<HTMLFormElement>(null);
  /** True while the form moves the focus. Distinguishes such a focus from one by the visitor. */
  const isMovingFocus = useRef(false);
  /** Focuses the first enabled field that matches the selector. */
  const focusFirst = useCallback((selector: string) => {
    const field = form.current?.querySelector<HTMLElement>(`${selector}:enabled`);
    isMovingFocus.current = true;
    // Blur a field that already has the focus: focusing it again scrolls to it and makes screen readers announce it.
    if (field === hostDocument.activeElement) field?.blur();
    field?.focus();
    isMovingFocus.current = false;
  }, []);
  return { form, isMovingFocus, focusFirst };
}
