import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { use, callsTo } = serveShop();
const errors = collectErrors();
const submitted = collectEvents('fascia:newsletter-submitted');

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const BASE_DATA = '/service/newsletter/api/internal/customers/base-data';
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', consents: [] };
const eve = { email: 'eve@example.org', firstName: 'Eve', lastName: 'Adams', consents: ['DNE'] };
type Customer = typeof ada | typeof eve;

const answerWith = (customer: Customer) =>
  use(http.get(`*${BASE_DATA}`, () => HttpResponse.json(customer)));

/** Somebody logs in, or out, without a page load. */
function changeVisitor(customer: Customer | null): void {
  const token = customer ? customer.firstName : '; Max-Age=0';
  document.cookie = `LoginToken=${token}; Path=/`;
  if (customer) answerWith(customer);
}
const hostTells = () =>
  act(async () => {
    window.dispatchEvent(new Event('fascia:visitor-changed'));
  });
/** The visitor comes back to the e-mail field. */
function reenterEmail(): void {
  fireEvent.blur(field('email'));
  fireEvent.focus(field('email'));
}
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function open(customer: Customer | null = null): Promise<void> {
  changeVisitor(customer);
  await renderModule(newsletter, { site: 'AT' });
  await waitFor(() => expect(field('email')).toHaveValue(customer?.email ?? ''));
  fireEvent.focus(field('email'));
}

describe('a login without a page load', () => {
  test('is noticed where the host tells of it, and the form is filled in (NEWS-56)', async () => {
    await open();
    expect(callsTo(BASE_DATA)).toEqual([]);
    changeVisitor(ada);
    await hostTells();
    await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
    expect(field('firstName')).toHaveValue('Ada');
    expect(callsTo(BASE_DATA)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test.each([
    ['looks at the page again', () => window.dispatchEvent(new Event('focus'))],
    ['enters the e-mail field', () => fireEvent.focus(field('email'))],
  ])('is noticed when the visitor %s (NEWS-56)', async (_, act_) => {
    changeVisitor(null);
    await renderModule(newsletter, { site: 'AT' });
    changeVisitor(ada);
    act(() => void act_());
    await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
  });

  test('leaves what the visitor has typed, emptied or ticked (NEWS-56, NEWS-37)', async () => {
    await open();
    type('email', 'other@example.org');
    type('lastName', 'B');
    type('lastName', '');
    fireEvent.click(field('dne'));
    changeVisitor(ada);
    await hostTells();
    await waitFor(() => expect(field('firstName')).toHaveValue('Ada'));
    expect(field('email')).toHaveValue('other@example.org');
    expect(field('lastName')).toHaveValue('');
    expect(field('dne')).toBeChecked();
  });

  test('of another customer replaces the first one’s data, also consents given before (NEWS-57)', async () => {
    await open(ada);
    expect(field('dne')).toBeInTheDocument();
    changeVisitor(eve);
    await hostTells();
    expect(field('email')).not.toHaveValue('ada@example.org');
    await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
    expect(field('firstName')).toHaveValue('Eve');
    expect(field('dne')).toBeNull();
  });
});

describe('where the host tells of no change', () => {
  test('the data of a customer who has logged out do not fill the next one’s form (NEWS-56, NEWS-57)', async () => {
    await open(ada);
    changeVisitor(null);
    reenterEmail();
    await waitFor(() => expect(field('email')).toHaveValue(''));
    changeVisitor(eve);
    reenterEmail();
    await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
    expect(field('firstName')).toHaveValue('Eve');
    expect(callsTo(BASE_DATA)).toHaveLength(2);
  });

  test('another customer’s data replace the first one’s when the e-mail field is entered (NEWS-57)', async () => {
    await open(ada);
    fireEvent.click(field('dne'));
    changeVisitor(eve);
    reenterEmail();
    await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
    expect(field('dne')).toBeNull();
    expect(callsTo(BASE_DATA)).toHaveLength(2);
  });
});

describe('after a logout', () => {
  test('nothing of the customer is left, but what the visitor has typed (NEWS-57)', async () => {
    await open(ada);
    type('lastName', 'Lovelace');
    changeVisitor(null);
    await hostTells();
    expect(field('email')).toHaveValue('');
    expect(field('firstName')).toHaveValue('');
    expect(field('lastName')).toHaveValue('Lovelace');
    expect(callsTo(BASE_DATA)).toHaveLength(1);
  });

  test('no consent of the customer is left, neither ticked nor given before (NEWS-57)', async () => {
    await open(ada);
    fireEvent.click(field('dne'));
    expect(field('dne')).toBeChecked();
    changeVisitor(null);
    await hostTells();
    fireEvent.focus(field('email'));
    expect(field('dne')).not.toBeChecked();
    changeVisitor(eve);
    await hostTells();
    await waitFor(() => expect(field('dne')).toBeNull());
    changeVisitor(null);
    await hostTells();
    await waitFor(() => expect(field('dne')).toBeInTheDocument());
  });

  test('an answer that is still on its way fills in nothing (NEWS-57)', async () => {
    changeVisitor(ada);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    use(
      http.get(`*${BASE_DATA}`, async () => {
        await answered;
        return HttpResponse.json(ada);
      }),
    );
    await renderModule(newsletter, { site: 'AT' });
    await waitFor(() => expect(callsTo(BASE_DATA)).toHaveLength(1));
    changeVisitor(null);
    await hostTells();
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(field('email')).toHaveValue('');
  });

  test('the notice that names the customer’s address gives way to the form (NEWS-57)', async () => {
    await open(ada);
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
    await waitFor(() => expect(part('success')).toHaveTextContent('ada@example.org'));
    changeVisitor(null);
    await hostTells();
    expect(document.body).not.toHaveTextContent('ada@example.org');
    expect(field('email')).toHaveValue('');
  });

  test('the answer to the customer’s sign-up is told to the host, and not to the next visitor (NEWS-57)', async () => {
    await open(ada);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    use(
      http.post('*/newsletter-subscribers', async () => {
        await answered;
        return new HttpResponse(null, { status: 201 });
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
    await waitFor(() => expect(callsTo(SUBSCRIBERS)).toHaveLength(1));
    changeVisitor(null);
    await hostTells();
    await act(async () => answer());
    await waitFor(() => expect(submitted).toEqual([{ result: 'SUCCESS' }]));
    expect(document.body).not.toHaveTextContent('ada@example.org');
    expect(part('success')).toBeNull();
  });

  test('the next customer’s data fill the form that was sent and emptied (NEWS-56)', async () => {
    await open(ada);
    type('email', 'work@example.org');
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
    await waitFor(() => expect(part('success')).toHaveTextContent('work@example.org'));
    changeVisitor(eve);
    await hostTells();
    await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
  });
});

test('a login after a sign-up leaves the notice of its success', async () => {
  await open();
  type('email', 'guest@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
  await waitFor(() => expect(part('success')).toHaveTextContent('guest@example.org'));
  changeVisitor(ada);
  await hostTells();
  await waitFor(() => expect(callsTo(BASE_DATA)).toHaveLength(1));
  expect(part('success')).toHaveTextContent('guest@example.org');
});
