import { anonymous, CARD_MEMBER, notInitialized, type PersonalData } from '../../personalData.ts';
import { accountLinks } from './AccountFlyout.tsx';

const known: PersonalData = { ...anonymous, loggedInOrRemembered: true };
const textsFor = (...args: Parameters<typeof accountLinks>) =>
  accountLinks(...args).map(({ text }) => text.replace('account.', ''));

test('an unknown visitor can only log in and register (ACC-20)', () => {
  expect(textsFor('AT', anonymous)).toEqual(['login', 'register']);
});

test('before the response there is only the account (ACC-15)', () => {
  expect(textsFor('DE', notInitialized)).toEqual(['title']);
});

test('a known visitor has links to the account, orders, watch list and logout (ACC-08, ACC-20)', () => {
  expect(textsFor('AT', known)).toEqual(['title', 'orders', 'watchList', 'logout']);
});

test('members of the card and of the community have an extra entry each (ACC-05)', () => {
  expect(textsFor('AT', { ...known, [CARD_MEMBER]: true })).toContain('loyaltyCard');
  expect(textsFor('AT', { ...known, communityMember: true })).toContain('community');
  expect(textsFor('AT', { ...anonymous, [CARD_MEMBER]: true })).not.toContain('loyaltyCard');
});

test('the mobile plan is offered on DE only (ACC-11)', () => {
  expect(textsFor('DE', known)).toContain('mobilePlan');
  expect(textsFor('AT', known)).not.toContain('mobilePlan');
});
