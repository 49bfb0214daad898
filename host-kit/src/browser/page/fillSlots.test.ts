import { expect, jest, test } from '@jest/globals';
import { connect } from '../connect.ts';
import { fillPage, fillSlots } from './fillSlots.ts';
import { beginAsNewVisitor, ENTRY, fakeRemote, pass } from '../fixtures/fakeRemote.ts';

beginAsNewVisitor();

function addSlot(attributes: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<div ${attributes}></div>`);
  return document.body.lastElementChild as HTMLElement;
}

// HK-26
test('marked slots are filled, with their data attributes as settings', async () => {
  const { mounts } = fakeRemote();
  const slot = addSlot('data-fascia-slot="Header" data-site="AT" data-tags.allof="tea"');
  const other = addSlot('id="page"');
  connect({ entry: ENTRY });
  fillPage();
  await pass(0);
  expect(mounts).toMatchObject([{ element: slot, settings: { site: 'AT', 'tags.allof': 'tea' } }]);
  expect(slot.dataset['fasciaSlotState']).toBe('filled');
  expect(other.children).toHaveLength(0);
});

// HK-224
test('data attributes cannot send requests or typed text to other origins', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const { mounts } = fakeRemote();
  const services = [
    'services',
    'cartService',
    'newsletterservice',
    'search',
    'storeFinder',
    'newsletter',
  ];
  const names = [...services.map((name) => `addresses.${name}`), 'navigationRoute'];
  const attributes = names.map((name) => `data-${name}="https://evil.test/a"`);
  addSlot(
    `data-fascia-slot="Header" data-addresses.login="https://id.test" data-addresses.searchService="/at" ${attributes.join(' ')}`,
  );
  connect({ entry: ENTRY });
  fillPage();
  await pass(0);
  expect(JSON.stringify(mounts[0]?.settings)).toMatch(/https:\/\/id\.test.*"\/at"/);
  expect(JSON.stringify(mounts[0]?.settings)).not.toContain('evil');
  expect(warned).toHaveBeenCalledTimes(7);
});

// HK-224
test.each([
  '//evil.test/a',
  '/\\evil.test/a',
  '/\t/evil.test/a',
  '/\n/evil.test/a',
  '\t//evil.test/a',
])('a data attribute cannot hide another origin in a path: %j', async (address) => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const { mounts } = fakeRemote();
  addSlot('data-fascia-slot="Header"').dataset['navigationroute'] = address;
  connect({ entry: ENTRY });
  fillPage();
  await pass(0);
  expect(Object.keys(mounts[0]?.settings ?? {})).not.toContain('navigationroute');
});

// HK-26
test('a later call fills new slots only', async () => {
  const { mounts } = fakeRemote();
  addSlot('data-fascia-slot="Header"');
  connect({ entry: ENTRY });
  fillPage();
  await pass(0);
  const later = addSlot('data-fascia-slot="Footer"');
  fillSlots();
  fillSlots(document.body);
  await pass(0);
  expect(mounts.map(({ element }) => element).slice(1)).toEqual([later]);
});

// HK-26
test('slots that are parsed later are filled when the document is complete', async () => {
  const { mounts } = fakeRemote();
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  connect({ entry: ENTRY });
  fillPage();
  addSlot('data-fascia-slot="Header"');
  await pass(100);
  expect(mounts).toHaveLength(0);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await pass(0);
  expect(mounts).toHaveLength(1);
});

// HK-26
test('slots are filled only after connect', async () => {
  const { mounts } = fakeRemote();
  addSlot('data-fascia-slot="Header"');
  fillSlots();
  connect({ entry: ENTRY });
  fillPage();
  await pass(0);
  expect(mounts).toHaveLength(1);
});

// HK-217
test('Turbo Drive caches the fallback, and slots of the restored page are filled again', async () => {
  const { mounts } = fakeRemote();
  const slot = addSlot('data-fascia-slot="Header"');
  slot.innerHTML = '<a href="/">Aroma</a>';
  connect({ entry: ENTRY });
  fillPage();
  await pass(0);
  expect(slot.querySelector('[data-fascia="header"]')).not.toBeNull();
  document.dispatchEvent(new Event('turbo:before-cache', { bubbles: true }));
  await pass(0);
  expect(slot.innerHTML).toBe('<a href="/">Aroma</a>');
  const restored = document.body.cloneNode(true);
  document.documentElement.replaceChild(restored, document.body);
  document.dispatchEvent(new Event('turbo:load', { bubbles: true }));
  await pass(0);
  const [, second] = mounts;
  expect(second?.element).toBe(document.body.querySelector('[data-fascia-slot]'));
  expect(second?.element.querySelector('[data-fascia="header"]')).not.toBeNull();
});

// HK-217
test('Turbo Drive keeps a permanent slot filled', async () => {
  fakeRemote();
  const slot = addSlot('data-fascia-slot="Header" data-turbo-permanent id="header"');
  connect({ entry: ENTRY });
  fillPage();
  await pass(0);
  document.dispatchEvent(new Event('turbo:before-cache', { bubbles: true }));
  await pass(0);
  expect(slot.dataset['fasciaSlotState']).toBe('filled');
});
