import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectEvents } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { use, callsTo } = serveShop();
const submitted = collectEvents('fascia:newsletter-submitted');

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const BASE_DATA = '/service/newsletter/api/internal/customers/base-data';
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** The customer logs out without a page load, and the host tells of it. */
const logOut = () =>
  act(async () => {
    document.cookie = 'LoginToken=; Max-Age=0; Path=/';
    window.dispatchEvent(new Event('fascia:visitor-changed'));
  });

describe.each([
  ['have failed', () => new HttpResponse(null, { status: 500 })],
  ['are still on their way', () => new Promise<never>(() => {})],
])('after the logout of a customer whose data %s', (_, answer) => {
  async function openWithoutData(): Promise<void> {
    document.cookie = 'LoginToken=Ada; Path=/';
    use(http.get(`*${BASE_DATA}`, answer));
    await renderModule(newsletter, { site: 'AT' });
    await waitFor(() => expect(callsTo(BASE_DATA)).toHaveLength(1));
    fireEvent.focus(field('email'));
    fireEvent.change(field('email'), { target: { value: 'work@example.org' } });
    fireEvent.click(field('dne'));
    expect(field('dne')).toBeChecked();
  }

  test('no consent is left (NEWS-57)', async () => {
    await openWithoutData();
    await logOut();
    expect(field('dne')).not.toBeChecked();
    expect(field('email')).toHaveValue('work@example.org');
  });

  test('the notice that names an address gives way to the form (NEWS-57)', async () => {
    await openWithoutData();
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
    await waitFor(() => expect(part('success')).toHaveTextContent('work@example.org'));
    await logOut();
    expect(document.body).not.toHaveTextContent('work@example.org');
    expect(field('email')).toHaveValue('');
  });

  test('the answer to the sign-up is not told to the next visitor (NEWS-57)', async () => {
    await openWithoutData();
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    use(
      http.post('*/newsletter-subscribers', async () => {
        await answered;
        return new HttpResponse(null, { status: 201 });
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
    await waitFor(() => expect(callsTo(SUBSCRIBERS)).toHaveLength(1));
    await logOut();
    await act(async () => resolve());
    await waitFor(() => expect(submitted).toEqual([{ result: 'SUCCESS' }]));
    expect(part('success')).toBeNull();
  });
});
