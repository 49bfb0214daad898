import { accountLinks } from './accountLinks.ts';
import { unknownVisitor, type PersonalData } from './personalData.ts';
import { siteCodes } from '../../foundation/sites/sites.ts';

const known: PersonalData = { ...unknownVisitor, loggedInOrRemembered: true };
const textsFor = (...args: Parameters<typeof accountLinks>) =>
  accountLinks(...args).map(({ text }) => text.replace('account.', ''));

test('an unknown visitor can log in and register, and cannot log out', () => {
  expect(textsFor('AT', unknownVisitor)).toEqual(['login', 'register', 'orders', 'watchList']);
});

test('a known visitor finds the account and the way out', () => {
  expect(textsFor('AT', known)).toEqual(['title', 'orders', 'watchList', 'logout']);
});

test('members of the card and of the community have an entry more each', () => {
  expect(textsFor('AT', { ...known, aromaCardMember: true })).toContain('loyaltyCard');
  expect(textsFor('AT', { ...known, communityMember: true })).toContain('community');
  expect(textsFor('AT', { ...unknownVisitor, aromaCardMember: true })).not.toContain('loyaltyCard');
});

test.each(siteCodes)('the mobile plan is there on DE only: %s', (site) => {
  expect(textsFor(site, known).includes('mobilePlan')).toBe(site === 'DE');
});
