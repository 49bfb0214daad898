import { anonymous, CARD_MEMBER, notInitialized, type PersonalData } from '../../personalData.ts';
import { accountLinks } from './AccountFlyout.tsx';

const known: PersonalData = { ...anonymous, loggedInOrRemembered: true };
const textsFor = (...args: Parameters<typeof accountLinks>) =>
  accountLinks(...args).map(({ text }) => text.replace('account.', ''));

test('offers only login and registration to an unknown visitor (ACC-20)', () => {
  expect(textsFor('AT', anonymous)).toEqual(['login', 'register']);
});

test('contains only the account page before the response (ACC-15)', () => {
  expect(textsFor('DE', notInitialized)).toEqual(['title']);
});

test('contains account, orders, watch list and logout for a known visitor (ACC-08, ACC-20)', () => {
  expect(textsFor('AT', known)).toEqual(['title', 'orders', 'watchList', 'logout']);
});

test('contains extra links for card holders and community members (ACC-05)', () => {
  expect(textsFor('AT', { ...known, [CARD_MEMBER]: true })).toContain('loyaltyCard');
  expect(textsFor('AT', { ...known, communityMember: true })).toContain('community');
  expect(textsFor('AT', { ...anonymous, [CARD_MEMBER]: true })).not.toContain('loyaltyCard');
});

test('contains the mobile plan only on DE (ACC-11)', () => {
  expect(textsFor('DE', known)).toContain('mobilePlan');
  expect(textsFor('AT', known)).not.toContain('mobilePlan');
});
