import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newsletter from '../../../exposes/NewsletterForm.tsx';
import { collectEvents } from '../../../testing/collectEvents.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';

const { callsTo } = serveShop();
const submitted = collectEvents('fascia:newsletter-submitted');

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
const submit = () => screen.getByRole('button', { name: 'Jetzt anmelden' });
const dataLayer = () => Reflect.get(window, 'dataLayer') as object[];

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

async function open() {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, {});
  return visitor;
}

// NEWS-26, NEWS-29, NEWS-33, NEWS-34
test('A bot that fills in the honeypot sees a success, and nothing is sent', async () => {
  const visitor = await open();
  await visitor.type(email(), 'bot@example.org');
  const honeypot = field('emailConfirm');
  if (honeypot) honeypot.value = 'bot@example.org';
  await visitor.click(submit());
  await waitFor(() => expect(part('success')).toHaveTextContent('bot@example.org'));
  expect(callsTo(SUBSCRIBERS)).toEqual([]);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
  expect(dataLayer()).toHaveLength(1);
});

test('The honeypot is kept from visitors, autofill and password managers (NEWS-27)', async () => {
  const visitor = await open();
  const honeypot = field('emailConfirm');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('role', 'presentation');
  expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
  for (const mark of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
    expect(honeypot).toHaveAttribute(mark);
  }
  await visitor.click(email());
  for (let stop = 0; stop < 12; stop += 1) {
    await visitor.tab();
    expect(honeypot).not.toHaveFocus();
  }
});
