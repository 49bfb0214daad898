import { act, fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import {
  BASE_DATA,
  field,
  findField,
  openForm,
  part,
  submitButton,
  SUBSCRIBERS,
} from '../../testing/newsletterPage.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

const { use, hold, callsTo } = serveShop();
const errors = collectErrors();
const submitted = collectEvents('fascia:newsletter-submitted');

const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', consents: [] };
const eve = { email: 'eve@example.org', firstName: 'Eve', lastName: 'Adams', consents: ['DNE'] };
type Customer = typeof ada | typeof eve;

const respondWith = (customer: Customer) =>
  use(http.get(`*${BASE_DATA}`, () => HttpResponse.json(customer)));

/** Logs a customer in, or out with `null`, without a page load. */
function changeVisitor(customer: Customer | null): void {
  const token = customer ? customer.firstName : '; Max-Age=0';
  document.cookie = `LoginToken=${token}; Path=/`;
  if (customer) respondWith(customer);
}
const notify = () =>
  act(async () => {
    window.dispatchEvent(new Event('fascia:visitor-changed'));
  });
/** Moves the focus out of the e-mail field and back. */
function refocusEmail(): void {
  fireEvent.blur(field('email'));
  fireEvent.focus(field('email'));
}
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function open(customer: Customer | null = null): Promise<void> {
  changeVisitor(customer);
  await openForm({ site: 'AT' });
  await waitFor(() => expect(field('email')).toHaveValue(customer?.email ?? ''));
  fireEvent.focus(field('email'));
}

describe('a login without a page load', () => {
  test('fills in the form when the host reports it (NEWS-56)', async () => {
    await open();
    expect(callsTo(BASE_DATA)).toEqual([]);
    changeVisitor(ada);
    await notify();
    await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
    expect(field('firstName')).toHaveValue('Ada');
    expect(callsTo(BASE_DATA)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test.each([
    ['focuses the window', () => window.dispatchEvent(new Event('focus'))],
    ['focuses the e-mail field', () => fireEvent.focus(field('email'))],
  ])('fills in the form when the visitor %s (NEWS-56)', async (_, trigger) => {
    changeVisitor(null);
    await openForm({ site: 'AT' });
    changeVisitor(ada);
    act(() => void trigger());
    await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
  });

  test('keeps the visitor’s input (NEWS-56, NEWS-36)', async () => {
    await open();
    type('email', 'other@example.org');
    type('lastName', 'B');
    type('lastName', '');
    fireEvent.click(field('dne'));
    changeVisitor(ada);
    await notify();
    await waitFor(() => expect(field('firstName')).toHaveValue('Ada'));
    expect(field('email')).toHaveValue('other@example.org');
    expect(field('lastName')).toHaveValue('');
    expect(field('dne')).toBeChecked();
  });

  test('of another customer replaces the previous customer’s data and consents (NEWS-56)', async () => {
    await open(ada);
    expect(findField('dne')).toBeInTheDocument();
    changeVisitor(eve);
    await notify();
    expect(field('email')).not.toHaveValue('ada@example.org');
    await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
    expect(field('firstName')).toHaveValue('Eve');
    expect(findField('dne')).toBeNull();
  });

  test('of another customer after a logout fills in the form on focus (NEWS-56)', async () => {
    await open(ada);
    changeVisitor(null);
    refocusEmail();
    await waitFor(() => expect(field('email')).toHaveValue(''));
    changeVisitor(eve);
    refocusEmail();
    await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
    expect(field('firstName')).toHaveValue('Eve');
    expect(callsTo(BASE_DATA)).toHaveLength(2);
  });
});

describe('when a customer leaves', () => {
  test('the form keeps only the values that the visitor has typed (NEWS-56)', async () => {
    await open(ada);
    type('lastName', 'Lovelace');
    changeVisitor(null);
    await notify();
    expect(field('email')).toHaveValue('');
    expect(field('firstName')).toHaveValue('');
    expect(field('lastName')).toHaveValue('Lovelace');
    expect(callsTo(BASE_DATA)).toHaveLength(1);
  });

  test('ticked and given consents are cleared (NEWS-56)', async () => {
    await open(ada);
    fireEvent.click(field('dne'));
    expect(field('dne')).toBeChecked();
    changeVisitor(null);
    await notify();
    fireEvent.focus(field('email'));
    expect(field('dne')).not.toBeChecked();
    changeVisitor(eve);
    await notify();
    await waitFor(() => expect(findField('dne')).toBeNull());
    changeVisitor(null);
    await notify();
    await waitFor(() => expect(findField('dne')).toBeInTheDocument());
  });

  test('a pending response is ignored (NEWS-56)', async () => {
    changeVisitor(ada);
    const respond = hold(BASE_DATA);
    await openForm({ site: 'AT' });
    await waitFor(() => expect(callsTo(BASE_DATA)).toHaveLength(1));
    changeVisitor(null);
    await notify();
    respond();
    await settle();
    expect(field('email')).toHaveValue('');
  });

  test('the form replaces a success message that contains the customer’s address (NEWS-56)', async () => {
    await open(ada);
    fireEvent.click(submitButton());
    await waitFor(() => expect(part('success')).toHaveTextContent('ada@example.org'));
    changeVisitor(null);
    await notify();
    expect(document.body).not.toHaveTextContent('ada@example.org');
    expect(field('email')).toHaveValue('');
  });

  // NEWS-56
  test('the success message is replaced even if the login cookie stays the same', async () => {
    await open(ada);
    fireEvent.click(submitButton());
    await waitFor(() => expect(part('success')).toHaveTextContent('ada@example.org'));
    use(http.get(`*${BASE_DATA}`, () => new HttpResponse(null, { status: 401 })));
    await notify();
    expect(document.body).not.toHaveTextContent('ada@example.org');
    expect(field('email')).toHaveValue('');
  });

  test('the result of a pending sign-up is reported to the host but not shown (NEWS-56)', async () => {
    await open(ada);
    const respond = hold(SUBSCRIBERS);
    fireEvent.click(submitButton());
    await waitFor(() => expect(callsTo(SUBSCRIBERS)).toHaveLength(1));
    changeVisitor(null);
    await notify();
    await act(async () => respond());
    await waitFor(() => expect(submitted).toEqual([{ result: 'SUCCESS' }]));
    expect(document.body).not.toHaveTextContent('ada@example.org');
    expect(part('success')).toBeNull();
  });

  test('the form is filled with the next customer’s data, even after a sign-up (NEWS-56)', async () => {
    await open(ada);
    type('email', 'work@example.org');
    fireEvent.click(submitButton());
    await waitFor(() => expect(part('success')).toHaveTextContent('work@example.org'));
    changeVisitor(eve);
    await notify();
    await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
  });
});

test('a login after a guest’s sign-up keeps the success message', async () => {
  await open();
  type('email', 'guest@example.org');
  fireEvent.click(submitButton());
  await waitFor(() => expect(part('success')).toHaveTextContent('guest@example.org'));
  changeVisitor(ada);
  await notify();
  await waitFor(() => expect(callsTo(BASE_DATA)).toHaveLength(1));
  expect(part('success')).toHaveTextContent('guest@example.org');
});
