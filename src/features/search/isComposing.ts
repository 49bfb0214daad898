/** Whether a key belongs to an input method. Safari reports the key that ends a composition by code 229 alone. */
export function isComposing({ isComposing: isReported, keyCode }: KeyboardEvent): boolean {
  return isReported || keyCode === 229;
}
