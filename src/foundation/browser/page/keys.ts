/** The fields of a keyboard event (native, or React's `nativeEvent`) that these functions read. */
type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'defaultPrevented'>;

/** Whether the key belongs to an input method. Safari marks the key that ends a composition only with key code 229. */
export function isComposing({
  isComposing: isReported,
  keyCode,
}: Pick<Key, 'keyCode' | 'isComposing'>) {
  return isReported || keyCode === 229;
}

/** Whether the key is an unhandled Escape that does not end a composition. */
export const isUnhandledEscape = (event: Key): boolean =>
  event.key === 'Escape' && !event.defaultPrevented && !isComposing(event);
