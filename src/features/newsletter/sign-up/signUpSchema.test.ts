/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { cleanEmail, cleanName } from './cleanValues.ts';
import { EMAIL_MAX, emailProblem, NAME_MAX, nameProblem } from './signUpSchema.ts';

const charactersOf = (pattern: RegExp) =>
  fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));

const MARKS = [..." +&'`´,()/.-"];
const ALLOWED = /[\p{L}\p{M}\p{Nd}]/u;
const allowedCharacter = fc.oneof(
  fc.constantFrom(...'aZßéİşő9٣漢'),
  fc.constantFrom(...MARKS),
  charactersOf(ALLOWED),
);
const invalidCharacter = fc.oneof(
  fc.constantFrom(...';<>@_:#"!\\\n\t\u00a0’€'),
  charactersOf(/[^\p{L}\p{M}\p{Nd} +&'`´,()/.-]/u),
);
const name = fc
  .array(allowedCharacter, { maxLength: NAME_MAX })
  .map((characters) => characters.join(''));
const isUrlLike = (text: string) => /www\.[\p{L}\p{Nd}]/iu.test(text);

describe('a name', () => {
  test('may consist of up to 40 letters of any language, digits and certain marks (NEWS-15)', () => {
    fc.assert(
      fc.property(name, (text) => {
        fc.pre(!isUrlLike(text));
        expect(nameProblem(text)).toBeUndefined();
      }),
    );
  });

  test('with any other character is invalid (NEWS-15)', () => {
    fc.assert(
      fc.property(name, invalidCharacter, name, (before, character, after) => {
        expect(nameProblem(before + character + after)).toBe('newsletter.error.invalidCharacters');
      }),
    );
  });

  test('that looks like a web address is invalid, with the same message (NEWS-15)', () => {
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

  test('of more than 40 characters is too long (NEWS-15)', () => {
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

describe('an e-mail address', () => {
  test('consists of a name, an @, and a domain with a dot (NEWS-13)', () => {
    fc.assert(
      fc.property(part, part, part, (name, host, end) => {
        const email = `${name}@${host}.${end}`;
        fc.pre(email.length <= EMAIL_MAX);
        expect(emailProblem(email)).toBeUndefined();
      }),
    );
  });

  test('has at most 256 characters (NEWS-13)', () => {
    expect(emailProblem(emailOf(EMAIL_MAX))).toBeUndefined();
    expect(emailProblem(emailOf(EMAIL_MAX + 1))).toBe('newsletter.error.emailInvalid');
  });

  test('is invalid without exactly one @, without a dot after it, or with a space (NEWS-13)', () => {
    const invalidEmail = fc.oneof(
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
      fc.property(invalidEmail, (email) => {
        expect(emailProblem(email)).toBe('newsletter.error.emailInvalid');
      }),
    );
  });
});

/** Long enough that a rule with quadratic run time exceeds the timeout. */
const LENGTH = 1_000_000;
const TIMEOUT_MS = 30_000;

test.each([
  ['letters', `${'a'.repeat(LENGTH)};`],
  ['an incomplete address', 'www.'.repeat(LENGTH / 4)],
  ['an incomplete link', ':/'.repeat(LENGTH / 2)],
  ['dots after an @', `a@${'.'.repeat(LENGTH)}@`],
  ['many @', '@a.'.repeat(LENGTH / 3)],
  ['blanks', `${' '.repeat(LENGTH)}@`],
  ['dots at the end', `a@${'.'.repeat(LENGTH)}`],
  ['quotes at the beginning', `${'"'.repeat(LENGTH)};@`],
  ['angle brackets', `@${'<'.repeat(LENGTH)}@`],
])('the rules run in linear time for %s', (_, text) => {
  const rules = [
    (email: string) => emailProblem(cleanEmail(email)),
    (name: string) => nameProblem(cleanName(name)),
  ];
  for (const rule of rules) {
    // The timeout of a VM context interrupts a running regular expression too.
    const problem: unknown = runInNewContext('rule(text)', { rule, text }, { timeout: TIMEOUT_MS });
    expect(problem).toMatch(/^newsletter\.error\./);
  }
});
