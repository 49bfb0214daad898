import { siteCodes } from '../../../foundation/sites/sites.ts';
import { anonymous, CARD_MEMBER, notInitialized, type PersonalData } from '../personalData.ts';
import { accountLinks } from './AccountFlyout.tsx';

const known: PersonalData = { ...anonymous, loggedInOrRemembered: true };
const textsFor = (...args: Parameters<typeof accountLinks>) =>
  accountLinks(...args).map(({ text }) => text.replace('account.', ''));

test('an unknown visitor can log in and register, and nothing else (ACC-20, ACC-21)', () => {
  expect(textsFor('AT', anonymous)).toEqual(['login', 'register']);
});

test('before the answer there is the account alone (ACC-15)', () => {
  expect(textsFor('DE', notInitialized)).toEqual(['title']);
});

test('a known visitor can open the account, orders and watch list, and log out (ACC-08, ACC-20, ACC-21)', () => {
  expect(textsFor('AT', known)).toEqual(['title', 'orders', 'watchList', 'logout']);
});

test('members of the card and of the community have an extra entry each (ACC-05, ACC-10)', () => {
  expect(textsFor('AT', { ...known, [CARD_MEMBER]: true })).toContain('loyaltyCard');
  expect(textsFor('AT', { ...known, communityMember: true })).toContain('community');
  expect(textsFor('AT', { ...anonymous, [CARD_MEMBER]: true })).not.toContain('loyaltyCard');
});

test.each(siteCodes)('the mobile plan is offered on DE only: %s (ACC-11)', (site) => {
  expect(textsFor(site, known).includes('mobilePlan')).toBe(site === 'DE');
});
