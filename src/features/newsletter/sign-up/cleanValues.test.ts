/** @jest-environment node */
import { cleanEmail, cleanName } from './cleanValues.ts';
import { emailProblem, nameProblem } from './signUpSchema.ts';

// NEWS-80
test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  ada@example.org\t', 'ada@example.org'],
  ['\u200bada@exa\u200emple.org\ufeff', 'ada@example.org'],
  ['\u202aada@example.org\u202c', 'ada@example.org'],
  ['mailto:ada@example.org', 'ada@example.org'],
  ['MAILTO: ada@example.org?subject=Hallo&cc=b@example.org', 'ada@example.org'],
  ['<ada@example.org>', 'ada@example.org'],
  ['<mailto:ada@example.org>', 'ada@example.org'],
  ['Ada Lovelace <ada@example.org>;', 'ada@example.org'],
  ['"ada@example.org"', 'ada@example.org'],
  ['„ada@example.org“.', 'ada@example.org'],
  ["('ada@example.org'),", 'ada@example.org'],
  ['ada@example.org...', 'ada@example.org'],
  ['"ada"@example.org', '"ada"@example.org'],
  ["o'neill@example.org", "o'neill@example.org"],
  ['info@müller.de', 'info@müller.de'],
  ['info@mu\u0308ller.de', 'info@müller.de'],
  ['', ''],
  ['<>', ''],
  ['mailto:', 'mailto'],
])('cleans the address %j to %j', (typed, email) => {
  expect(cleanEmail(typed)).toBe(email);
});

// NEWS-80
test.each(['a@b.de, c@d.de', 'mailto:', '<ada>', 'ada@example', '@example.org', '"."'])(
  'does not make %j valid',
  (typed) => expect(emailProblem(cleanEmail(typed))).toBe('newsletter.error.emailInvalid'),
);

// NEWS-80
test.each([
  ['O\u2019Neill', "O'Neill"],
  ['D\u2018Arc', "D'Arc"],
  ['Hawai\u02bci', "Hawai'i"],
  ['Anna\u2010Maria', 'Anna-Maria'],
  ['Jean\u2011Luc', 'Jean-Luc'],
  ['\u200bJean\u00a0Luc\u202c ', 'Jean Luc'],
  ['Zoe\u0308', 'Zoë'],
  ['D`Arc ´x´', 'D`Arc ´x´'],
])('cleans the name %j to %j', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
  expect(nameProblem(cleanName(typed))).toBeUndefined();
});
