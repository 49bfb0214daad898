import { waitFor } from '@testing-library/react';
import { collectEvents } from '../../../testing/collectEvents.ts';
import {
  field,
  openForm,
  part,
  submitButton,
  SUBSCRIBERS,
} from '../../../testing/newsletterPage.tsx';
import { serveShop } from '../../../testing/shopServer.ts';

const { callsTo } = serveShop();
const submitted = collectEvents('fascia:newsletter-submitted');

const dataLayer = () => Reflect.get(window, 'dataLayer') as object[];

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

// NEWS-26, NEWS-29, NEWS-33, NEWS-34
test('shows a success without sending anything if a bot fills in the honeypot', async () => {
  const { visitor } = await openForm();
  await visitor.type(field('email'), 'bot@example.org');
  field('emailConfirm').value = 'bot@example.org';
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toHaveTextContent('bot@example.org'));
  expect(callsTo(SUBSCRIBERS)).toEqual([]);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
  expect(dataLayer()).toHaveLength(1);
});

// NEWS-26, NEWS-95
test('keeps the form with its values if a password manager fills in the honeypot', async () => {
  const { visitor } = await openForm({ site: 'AT' });
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.type(field('lastName'), 'Lovelace');
  field('emailConfirm').value = 'ada@example.org';
  await visitor.click(submitButton());
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(field('email')).toHaveValue('ada@example.org');
  expect(field('lastName')).toHaveValue('Lovelace');
  field('emailConfirm').value = '';
  await visitor.click(submitButton());
  await waitFor(() => expect(callsTo(SUBSCRIBERS)).toHaveLength(1));
  await waitFor(() => expect(part('form')).toBeNull());
  expect(part('success')).toBeVisible();
});

test('the honeypot is excluded from the tab order, autofill and password managers (NEWS-26)', async () => {
  const { visitor } = await openForm();
  const honeypot = field('emailConfirm');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('role', 'presentation');
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
  for (const mark of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
    expect(honeypot).toHaveAttribute(mark);
  }
  await visitor.click(field('email'));
  for (let stop = 0; stop < 12; stop += 1) {
    await visitor.tab();
    expect(honeypot).not.toHaveFocus();
  }
});
