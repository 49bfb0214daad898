import { useCallback, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * For the press of a button below the fields: a field that it left would be judged, its message would come or go,
 * and the button would move away before the press is a click.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Moves the focus within a form; fields can ask whether a focus was the form's or the visitor's own. */
export function useFormFocus(form: RefObject<HTMLFormElement | null>) {
  const ours = useRef(false);
  const isOurs = useCallback(() => ours.current, []);

  const focus = useCallback((element: HTMLElement | null | undefined) => {
    ours.current = true;
    // A focus that is given anew brings its field into view, and is told.
    if (element === document.activeElement) element?.blur();
    element?.focus();
    ours.current = false;
  }, []);

  const focusFirstProblem = useCallback(
    () => focus(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')),
    [form, focus],
  );
  const focusField = useCallback(
    (name: string) => {
      const find = (field: string) =>
        form.current?.querySelector<HTMLElement>(`[name="${field}"]:enabled`);
      // A field that is disabled waits for the address (contract §4).
      focus(find(name) ?? find('email'));
    },
    [form, focus],
  );
  return { isOurs, focusFirstProblem, focusField };
}
