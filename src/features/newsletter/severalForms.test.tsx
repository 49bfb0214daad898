import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { SUBSCRIBERS } from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo, visitAs } = serveShop();
const errors = collectErrors();
const { NewsletterForm } = newsletter;

const baseData = (base: string) => callsTo(`/service/newsletter/api/${base}/customers/base-data`);
const addresses = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

const logIn = (email = 'mira@example.org') => visitAs({ kind: 'LOGGED_IN', email });

async function renderForms(...settings: newsletter.NewsletterSettings[]) {
  await newsletter.prepare();
  // oxlint-disable-next-line react/no-array-index-key -- the list does not change
  return render(settings.map((each, index) => <NewsletterForm {...each} key={index} />));
}

describe('several forms on a page', () => {
  test('are all filled with one request for customer data (NEWS-52)', async () => {
    await logIn();
    await renderForms({}, { origin: 'SHOPPING_CART' }, {});
    await waitFor(() => expect(addresses()).toEqual(Array(3).fill('mira@example.org')));
    expect(baseData('internal')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  // NEWS-90
  test('are not landmarks', async () => {
    await renderForms({}, { origin: 'SHOPPING_CART' });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(screen.queryAllByRole('form')).toEqual([]);
  });

  test('share customer data with a form that is mounted later (NEWS-52)', async () => {
    await logIn();
    const { unmount } = await renderForms({});
    await waitFor(() => expect(addresses()).toEqual(['mira@example.org']));
    unmount();
    render(<NewsletterForm />);
    await waitFor(() => expect(addresses()).toEqual(['mira@example.org']));
    expect(baseData('internal')).toHaveLength(1);
  });

  test('request the data of a new customer who logged in before the forms were mounted (NEWS-56)', async () => {
    await logIn();
    const { unmount } = await renderForms({});
    await waitFor(() => expect(addresses()).toEqual(['mira@example.org']));
    unmount();
    await logIn('eve@example.org');
    render(
      <>
        <NewsletterForm />
        <NewsletterForm />
      </>,
    );
    await waitFor(() => expect(addresses()).toEqual(Array(2).fill('eve@example.org')));
    expect(baseData('internal')).toHaveLength(2);
  });

  test('all show a notice after a sign-up in one of them (NEWS-53)', async () => {
    const { container } = await renderForms({}, {});
    const [first, second] = [...container.children] as [HTMLElement, HTMLElement];
    fireEvent.change(within(first).getByRole('textbox'), { target: { value: 'ada@example.org' } });
    fireEvent.click(within(first).getByRole('button', { name: 'Jetzt anmelden' }));
    await waitFor(() => expect(first).toHaveTextContent('ada@example.org'));
    expect(first.querySelector('[data-part="success"]')).toHaveFocus();
    expect(second.querySelector('form')).toBeNull();
    expect(second).toHaveTextContent('Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
  });

  test('are not replaced after a failed sign-up or a malformed event (NEWS-53)', async () => {
    await renderForms({}, {});
    const name = 'fascia:newsletter-submitted';
    act(() => {
      window.dispatchEvent(new CustomEvent(name, { detail: { result: 'ERROR_GENERIC' } }));
      window.dispatchEvent(new CustomEvent(name, { detail: null }));
      window.dispatchEvent(new Event(name));
    });
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });
});

test('requests customer data from the private service in a single-page app (NEWS-20, NEWS-36)', async () => {
  await logIn();
  await renderForms({ singlePageApp: true });
  await waitFor(() => expect(addresses()).toEqual(['mira@example.org']));
  const [call] = baseData('private');
  expect(call?.headers.get('X-LoginToken')).toBeTruthy();
  expect(baseData('internal')).toEqual([]);
});
