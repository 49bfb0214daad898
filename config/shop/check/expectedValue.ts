import { transform } from 'lightningcss';

/** For what each token is used, by the beginning of its name, with an example of a value. */
const USES: readonly (readonly [name: RegExp, property: string, example: string])[] = [
  [/^font/, 'font-family', 'Georgia, serif'],
  [/^text-/, 'font-size', '1rem'],
  [/^weight-/, 'font-weight', '600'],
  [/^spacing-/, 'letter-spacing', '0.02em'],
  [/^case-/, 'text-transform', 'uppercase'],
  [/^radius/, 'border-radius', '0.25rem'],
  [/^(?:line|mark)-width$/, 'outline-width', '1px'],
  [/^space$/, 'outline-width', '4px'],
  [/^shadow$/, 'box-shadow', '0 12px 32px var(--fascia-shade)'],
  [/^motion$/, 'transition', '160ms ease-out'],
];

/** What Lightning CSS repairs or overlooks: a length without a unit or below 0, a transition without a time. */
function isSloppy(property: string, value: string): boolean {
  if (property === 'transition') return !/\d(?:m?s)\b/.test(value);
  const isLength = !['font-family', 'font-weight', 'text-transform', 'box-shadow'].includes(
    property,
  );
  const mayBeNegative = property === 'letter-spacing';
  return (
    isLength &&
    Number(value) !== 0 &&
    (/^-?[\d.]*\d$/.test(value) || (!mayBeNegative && value.startsWith('-')))
  );
}

/** Whether browsers understand a declaration. One with `var()` is known only to them. */
function isUnderstood(property: string, value: string): boolean {
  if (/var\(/i.test(value)) return true;
  if (isSloppy(property, value)) return false;
  if (property === 'box-shadow' && value === 'none') return true;
  let isKnown = false;
  try {
    transform({
      filename: 'tokens.css',
      code: Buffer.from(`a{${property}:${value}}`),
      visitor: {
        Declaration: (declaration) => {
          isKnown = declaration.property === property;
        },
      },
    });
  } catch {
    return false;
  }
  return isKnown;
}

/** An example of what a token other than a colour may have, if its value is none that browsers understand. */
export function expectedValue(name: string, value: string): string | undefined {
  const [, property = '', example] = USES.find(([pattern]) => pattern.test(name)) ?? [];
  return !example || isUnderstood(property, value) ? undefined : example;
}
