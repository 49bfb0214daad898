import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
collectErrors();
const keys = () =>
  Object.keys(localStorage).filter((key) => /^fascia\.(visit|addToBasket)\./.test(key));

/** Simulates the visitor's choice in OneTrust. */
const answerConsent = (groups: unknown) =>
  act(async () => {
    Object.assign(window, { OnetrustActiveGroups: groups });
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
  });

afterEach(() => Reflect.deleteProperty(window, 'OnetrustActiveGroups'));

async function clickProduct(): Promise<void> {
  const box = screen.getByRole('combobox');
  await userEvent.clear(box);
  await userEvent.type(box, 'Chinohose');
  await waitFor(() => expect(document.querySelector('[data-kind="product"]')).not.toBeNull());
  await userEvent.click(document.querySelector('[data-kind="product"]') as Element);
}

const show = (settings: header.HeaderSettings) =>
  renderModule(header, { platform: 'CLASSIC', navigate: () => {}, ...settings });

test('stores the keys of a clicked product by default (SEARCH-17, SEARCH-36)', async () => {
  await show({});
  await clickProduct();
  expect(keys()).toHaveLength(2);
});

test('removes stored keys and stores none if the host reports no consent (SEARCH-36)', async () => {
  localStorage.setItem('fascia.visit.1', '123');
  const { rerender } = await show({ storageConsent: false });
  await waitFor(() => expect(keys()).toEqual([]));
  await clickProduct();
  expect(keys()).toEqual([]);
  rerender(<header.Header platform="CLASSIC" navigate={() => {}} storageConsent />);
  await clickProduct();
  expect(keys()).toHaveLength(2);
  rerender(<header.Header platform="CLASSIC" navigate={() => {}} storageConsent={false} />);
  await waitFor(() => expect(keys()).toEqual([]));
});

test('stores keys only while OneTrust reports consent (SEARCH-36)', async () => {
  localStorage.setItem('fascia.visit.1', '123');
  await show({ oneTrustEnabled: true });
  await clickProduct();
  expect(keys()).toEqual(['fascia.visit.1']);
  await answerConsent(',C0001,C0002,');
  await clickProduct();
  expect(keys()).toHaveLength(3);
  await answerConsent(',C0001,');
  await waitFor(() => expect(keys()).toEqual([]));
  await clickProduct();
  expect(keys()).toEqual([]);
});

test('does not mistake an element whose id is the name of OneTrust’s variable for consent (SEARCH-36)', async () => {
  await show({ oneTrustEnabled: true });
  await answerConsent(document.createElement('div'));
  await clickProduct();
  expect(keys()).toEqual([]);
});

test('the host’s setting takes precedence over OneTrust (SEARCH-36)', async () => {
  Object.assign(window, { OnetrustActiveGroups: ',C0001,' });
  await show({ oneTrustEnabled: true, storageConsent: true });
  await clickProduct();
  expect(keys()).toHaveLength(2);
});

// HEAD-156
test.each([
  ['is withdrawn', ',C0001,', null],
  ['is unknown', undefined, 'true'],
])('removes the note of an offered country only if the consent %s', async (_, groups, note) => {
  sessionStorage.setItem('fascia.countryOffered', 'true');
  localStorage.setItem('fascia.visit.1', '123');
  await show({ oneTrustEnabled: true });
  await answerConsent(groups);
  await waitFor(() => expect(localStorage.getItem('fascia.clicks') === null).toBe(note === null));
  expect(sessionStorage.getItem('fascia.countryOffered')).toBe(note);
});
