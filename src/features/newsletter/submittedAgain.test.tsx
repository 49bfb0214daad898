import { act, fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collectEvents } from '../../testing/collectEvents.ts';
import { BASE_DATA, field, openForm, part, submitButton } from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, use } = serveShop();
const submitted = collectEvents('fascia:newsletter-submitted');

/** Changes the login cookie and the customer data without a page load. */
async function changeVisitor(cookie: string, email = ''): Promise<void> {
  document.cookie = `LoginToken=${cookie}; Path=/`;
  use(http.get(`*${BASE_DATA}`, () => HttpResponse.json({ email })));
  await act(async () => window.dispatchEvent(new Event('fascia:visitor-changed')));
}

// NEWS-31
test('a repeated failure is announced again', async () => {
  shop.faults.set('newsletterSignUp', { kind: 'status', status: 500 });
  const { visitor } = await openForm();
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(submitButton());
  await waitFor(() => expect(part('technical-error')).toHaveFocus());
  const first = part('technical-error');
  await visitor.click(field('email'));
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(submitted).toHaveLength(2));
  await waitFor(() => expect(part('technical-error')).toHaveFocus());
  expect(part('technical-error')).not.toBe(first);
});

// NEWS-29, NEWS-56
test('the form is empty when it reappears after a successful sign-up', async () => {
  const { visitor } = await openForm({ site: 'AT' });
  await changeVisitor('Ada', 'ada@example.org');
  await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
  await visitor.type(field('email'), '.uk');
  await visitor.type(field('lastName'), 'Lovelace');
  await visitor.click(field('dne'));
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  await changeVisitor('; Max-Age=0');
  await waitFor(() => expect(part('form')).toBeVisible());
  expect(field('email')).toHaveValue('');
  await visitor.click(field('email'));
  expect(field('lastName')).toHaveValue('');
  expect(field('dne')).not.toBeChecked();
  await act(async () => fireEvent.blur(field('email')));
  expect(field('email')).toBeInvalid();
  // The error list appears only after a submit.
  expect(document.querySelector('form [role="group"] li')).toBeNull();
  await changeVisitor('Eve', 'eve@example.org');
  await waitFor(() => expect(field('email')).toHaveValue('eve@example.org'));
});
