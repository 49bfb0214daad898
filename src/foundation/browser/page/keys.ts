/** The parts of a keyboard event, native or React's `nativeEvent`, that are read here. */
type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'defaultPrevented'>;

/** Whether a key belongs to an input method. Safari reports the key that ends a composition only by code 229. */
export function isComposing({
  isComposing: isReported,
  keyCode,
}: Pick<Key, 'keyCode' | 'isComposing'>) {
  return isReported || keyCode === 229;
}

/** Whether a key is an Escape that has not been handled and does not end a composition. */
export const isUnhandledEscape = (event: Key): boolean =>
  event.key === 'Escape' && !event.defaultPrevented && !isComposing(event);
