import { jest } from '@jest/globals';
import { collectErrors } from '../../../testing/collectEvents.ts';

// Another shop's consent manager.
jest.unstable_mockModule('#shop/consent.ts', () => ({
  consentScripts: {},
  openSettings: 'consent.dialog.open',
  storage: { variable: 'consentGroups', category: 'functional' },
}));

const { handleConsentLinks } = await import('./consentSettings.ts');
const { storageConsentOf } = await import('../../../features/search/storageConsent.ts');
const errors = collectErrors();

const settings = { storageConsent: undefined, oneTrustEnabled: true };
let stop: () => void;

beforeEach(() => {
  stop = handleConsentLinks();
  document.body.innerHTML = '<p class="fascia-root"><a href="#consent-settings">Cookies</a></p>';
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  for (const name of ['consent', 'consentGroups']) Reflect.deleteProperty(window, name);
});

test("a consent link calls the shop's function on its object (SHOP-28, FOOT-33)", () => {
  const dialog = {
    opened: 0,
    open() {
      this.opened += 1;
    },
  };
  Object.assign(window, { consent: { dialog } });
  document.querySelector('a')?.click();
  expect(dialog.opened).toBe(1);
  expect(errors).toEqual([]);
});

test.each([undefined, {}, { dialog: {} }])(
  'reports a failure if the consent manager is %p (SHOP-28)',
  (consent) => {
    Object.assign(window, consent && { consent });
    document.querySelector('a')?.click();
    expect(errors).toHaveLength(1);
  },
);

test.each([
  [true, true],
  [false, false],
  ['necessary, functional', true],
  ['necessary', false],
  [['necessary', 'functional'], true],
  [[], false],
  [undefined, undefined],
  [{ functional: true }, undefined],
])('reads the variable %p as storage consent %p (SHOP-28, SEARCH-36)', (groups, allowed) => {
  Object.assign(window, { consentGroups: groups });
  expect(storageConsentOf(settings)).toBe(allowed);
});
