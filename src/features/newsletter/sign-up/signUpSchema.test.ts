import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { EMAIL_MAX, emailProblem, NAME_MAX, nameProblem } from './signUpSchema.ts';

const signsOf = (pattern: RegExp) =>
  fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => pattern.test(sign));

const MARKS = [..." +&'`´,()/.-"];
const ALLOWED = /[\p{L}\p{M}\p{Nd}]/u;
const allowed = fc.oneof(
  fc.constantFrom(...'aZßéİşő9٣漢'),
  fc.constantFrom(...MARKS),
  signsOf(ALLOWED),
);
const refused = fc.oneof(
  fc.constantFrom(...';<>@_:#"!\\\n\t\u00a0’€'),
  signsOf(/[^\p{L}\p{M}\p{Nd} +&'`´,()/.-]/u),
);
const name = fc.array(allowed, { maxLength: NAME_MAX }).map((signs) => signs.join(''));
const isLikeAnAddress = (text: string) => /www\.[\p{L}\p{Nd}]/iu.test(text);

describe('A name', () => {
  test('may have letters of any language, digits and a few marks, up to 40 signs', () => {
    fc.assert(
      fc.property(name, (text) => {
        fc.pre(!isLikeAnAddress(text));
        expect(nameProblem(text)).toBeUndefined();
      }),
    );
  });

  test('with any other sign anywhere is refused', () => {
    fc.assert(
      fc.property(name, refused, name, (before, sign, after) => {
        expect(nameProblem(before + sign + after)).toBe('newsletter.error.invalidCharacters');
      }),
    );
  });

  test('that looks like an address is refused with the same message', () => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom('www.a', 'WWW.9', 'http://', '://'),
        name,
        (a, address, b) => {
          expect(nameProblem(a + address + b)).toBe('newsletter.error.invalidCharacters');
        },
      ),
    );
    expect(nameProblem('www. Company')).toBeUndefined();
    expect(nameProblem('Awww.')).toBeUndefined();
  });

  test('of more than 40 signs is too long, and nothing is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: NAME_MAX + 1, max: 400 }), (length) => {
        expect(nameProblem('ß'.repeat(length))).toBe('newsletter.error.tooLong');
      }),
    );
    expect(nameProblem('𐐀'.repeat(NAME_MAX))).toBeUndefined();
  });
});

const part = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .filter((text) => !/[\s@]/.test(text));

const emailOf = (length: number) => `${'a'.repeat(length - 12)}@example.org`;

describe('An e-mail address', () => {
  test('is something, an @, and something with a dot in it', () => {
    fc.assert(
      fc.property(part, part, part, (name, host, end) => {
        const email = `${name}@${host}.${end}`;
        fc.pre(email.length <= EMAIL_MAX);
        expect(emailProblem(email)).toBeUndefined();
      }),
    );
  });

  test('of exactly 256 signs is taken, of one more it is refused', () => {
    expect(emailProblem(emailOf(EMAIL_MAX))).toBeUndefined();
    expect(emailProblem(emailOf(EMAIL_MAX + 1))).toBe('newsletter.error.emailInvalid');
  });

  test('without @, with two, with a blank or without a dot behind the @ is refused', () => {
    const without = fc.oneof(
      part.filter((text) => !text.includes('@')),
      fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}@${c}.de`),
      fc.tuple(part, part).map(([a, b]) => `${a} @${b}.de`),
      fc
        .tuple(
          part,
          part.filter((text) => !text.includes('.')),
        )
        .map(([a, b]) => `${a}@${b}`),
      fc.constantFrom('@x.de', 'a@.', 'a@x.', 'a@.de', '\u00a0a@x.de'),
    );
    fc.assert(
      fc.property(without, (email) => {
        expect(emailProblem(email)).toBe('newsletter.error.emailInvalid');
      }),
    );
  });
});

/** A judge of a million signs is done in an instant; one of quadratic cost would take a quarter of an hour. */
const LENGTH = 1_000_000;
const FAR_TOO_LONG_MS = 30_000;

test.each([
  ['letters', `${'a'.repeat(LENGTH)};`],
  ['almost an address', 'www.'.repeat(LENGTH / 4)],
  ['almost a link', ':/'.repeat(LENGTH / 2)],
  ['dots behind an @', `a@${'.'.repeat(LENGTH)}@`],
  ['many @', '@a.'.repeat(LENGTH / 3)],
  ['blanks', `${' '.repeat(LENGTH)}@`],
])('No rule needs more than linear time: %s', (_, text) => {
  for (const judge of [emailProblem, nameProblem]) {
    // Whatever is not done by then is ended, also within an expression.
    const problem: unknown = runInNewContext(
      'judge(text)',
      { judge, text },
      { timeout: FAR_TOO_LONG_MS },
    );
    expect(problem).toMatch(/^newsletter\.error\./);
  }
});
