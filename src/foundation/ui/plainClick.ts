import type { MouseEvent } from 'react';

/** Whether a click means «follow here»: no other button, no key that opens it elsewhere. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
