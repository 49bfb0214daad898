import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { getPersonalData } from './chunks/services/personalDataApi.ts';

const { callsTo, hold, use, shop } = serveShop();
const errors = collectErrors();

const PATH = '/service/customerfrontenddata/api/v1/psdata';

const icon = () => document.querySelector('[data-part="icon-user"]') as HTMLElement;
const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

/** Sets the service's response about the visitor. */
const answer = (body: object) => use(http.get(`*${PATH}`, () => HttpResponse.json(body)));

const known = (customer: object = {}) => ({ tracking: { loginStatus: 'LOGGED_IN' }, customer });

const links = () =>
  [...(part('account-links')?.querySelectorAll('a') ?? [])].map((link) => link.text);
const openAccount = () => userEvent.click(icon());

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
});

test('sends credentials and the CSRF token and bypasses all caches (ACC-01)', async () => {
  document.cookie = 'XSRF-TOKEN=t0ken; Path=/';
  answer(known());
  await renderModule(header, {});
  await waitFor(() => expect(icon()).toHaveAttribute('data-known', 'true'));
  const [call] = callsTo(PATH);
  expect(call).toMatchObject({ method: 'GET', credentials: 'include', cache: 'no-store' });
  expect(call?.headers.get('X-XSRF-TOKEN')).toBe('t0ken');
  expect(callsTo(PATH)).toHaveLength(1);
});

test.each([
  [{ firstname: 'Ada', lastname: 'Lovelace' }, 'Ada Lovelace'],
  [{ lastname: 'Lovelace' }, 'Lovelace'],
  [{ firstname: ' ', lastname: 'Lovelace' }, 'Lovelace'],
  [{}, ''],
])('the customer %j has the name %j (ACC-03)', async (customer, customerName) => {
  answer(known(customer));
  expect(await getPersonalData()).toMatchObject({ value: { customerName }, leftOut: [] });
});

test.each([
  [{ loyaltyBeans: 2 }, 2],
  [{}, 0],
  [{ loyaltyBeans: null }, 0],
])('the customer %j has %i loyalty points (ACC-04)', async (customer, loyaltyBeans) => {
  answer(known(customer));
  expect(await getPersonalData()).toMatchObject({ value: { loyaltyBeans }, leftOut: [] });
});

test.each([
  ['LOGGED_IN', true],
  ['REMEMBERED', true],
  ['LOGGED_OUT', false],
])('a visitor with the status %s is known: %s (ACC-02)', async (loginStatus, isKnown) => {
  answer({ tracking: { loginStatus } });
  expect(await getPersonalData()).toHaveProperty('value.loggedInOrRemembered', isKnown);
});

test('shows the name of a known visitor and the points (ACC-02, ACC-03, ACC-04, ACC-12)', async () => {
  answer(known({ firstname: 'Ada', lastname: 'Lovelace', loyaltyBeans: 1 }));
  await renderModule(header, {});
  await waitFor(() => expect(icon()).toHaveAccessibleName('Mein Konto, Ada Lovelace'));
  expect(icon()).toHaveAttribute('data-known', 'true');
  await openAccount();
  await waitFor(() =>
    expect(part('account-greeting')).toHaveTextContent('Guten Tag, Ada Lovelace'),
  );
  expect(part('beans')).toHaveTextContent('1 Treuebohne');
  expect(part('account-links')).toHaveTextContent('Mein Konto');
  expect(errors).toEqual([]);
});

test('greets a known visitor without a name if the name is missing (ACC-20, ACC-04)', async () => {
  answer(known({}));
  await renderModule(header, {});
  await waitFor(() => expect(icon()).toHaveAttribute('data-known', 'true'));
  await openAccount();
  expect(await screen.findByText('Schön, dass Sie wieder da sind')).toBeVisible();
  expect(part('beans')).toHaveTextContent('0 Treuebohnen');
});

/** The service responds when the returned function is called. */
function holdAnswer(body: object): () => void {
  answer(body);
  return hold(PATH);
}

test('shows a neutral icon and flyout until the response arrives (ACC-15)', async () => {
  const answerNow = holdAnswer(known({ firstname: 'Ada', loyaltyBeans: 2 }));
  await renderModule(header, {});
  await openAccount();
  await waitFor(() => expect(part('account-greeting')).toHaveTextContent('Willkommen bei Aroma'));
  expect(icon()).not.toHaveAttribute('data-known');
  expect(icon()).toHaveAccessibleName('Mein Konto');
  expect(links()).toEqual(['Mein Konto']);
  expect(part('beans')).toBeNull();
  answerNow();
  await waitFor(() => expect(icon()).toHaveAttribute('data-known', 'true'));
  expect(part('account-greeting')).toHaveTextContent('Guten Tag, Ada');
  expect(part('beans')).toHaveTextContent('2 Treuebohnen');
  expect(links()).toContain('Abmelden');
});

test('shows the login link but no name to a visitor who is logged out (ACC-02, ACC-15)', async () => {
  const customer = { firstname: 'Ada' };
  const answerNow = holdAnswer({ tracking: { loginStatus: 'LOGGED_OUT' }, customer });
  await renderModule(header, {});
  await openAccount();
  await waitFor(() => expect(links()).toEqual(['Mein Konto']));
  answerNow();
  await waitFor(() => expect(links()).toEqual(['Anmelden', 'Registrieren']));
  expect(icon()).not.toHaveAttribute('data-known');
  expect(icon()).toHaveAccessibleName('Mein Konto');
});

test('keeps the login link while a failed request is repeated (ACC-19, HOST-120)', async () => {
  shop.faults.set('personalData', { kind: 'status', status: 500, times: 2 });
  await renderModule(header, {});
  await waitFor(() => expect(errors).toHaveLength(1));
  await openAccount();
  await waitFor(() => expect(errors).toHaveLength(2));
  const login = await screen.findByRole('link', { name: 'Anmelden' });
  login.focus();
  const answerNow = holdAnswer(known({ firstname: 'Ada' }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(callsTo(PATH)).toHaveLength(3));
  expect(login).toHaveFocus();
  answerNow();
  await waitFor(() => expect(links()).toContain('Abmelden'));
});

test('reports a failure once and repeats the request with the next header (ACC-19)', async () => {
  shop.faults.set('personalData', { kind: 'status', status: 500 });
  const { unmount } = await renderModule(header, {});
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]?.operation).toBe('personal-data');
  expect(icon()).not.toHaveAttribute('data-known');
  unmount();
  answer(known());
  await renderModule(header, {});
  await waitFor(() => expect(icon()).toHaveAttribute('data-known', 'true'));
  expect(callsTo(PATH)).toHaveLength(2);
  expect(errors).toHaveLength(1);
});
