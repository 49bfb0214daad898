/** Text that must not change (comments, strings, conditions, the definition of the own rem), or a length in `rem`. */
const REM =
  /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|@(?:media|container|supports)[^{]*|--fascia-rem:[^;]*|(?<![\w.#-])([+-]?(?:\d+(?:\.\d+)?|\.\d+))rem\b/g;

/** Replaces `rem`, which depends on the host page's root, with the modules' own unit (docs/decisions/019). */
export function ownRem(css: string): string {
  return css.replaceAll(REM, (text: string, factor: string | undefined) => {
    if (factor === undefined) return text;
    return factor === '1' ? 'var(--fascia-rem)' : `calc(${factor} * var(--fascia-rem))`;
  });
}

/** The webpack loader. */
export default ownRem;
