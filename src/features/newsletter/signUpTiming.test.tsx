import { setImmediate as turnOfNode } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, callsTo } = serveShop();
const errors = collectErrors();
const submitted = collectEvents('fascia:newsletter-submitted');

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });
const button = () => screen.getByRole('button', { name: 'Jetzt anmelden' });

/** Lets the network answer while the clock stands. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await act(() => turnOfNode());
}

/** Signs up at a service that takes so long. */
async function sendSlowly(ms: number): Promise<void> {
  stopTime();
  shop.faults.set('newsletterSignUp', { kind: 'delay', ms });
  await send();
}

async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}

async function send(): Promise<void> {
  fireEvent.change(email(), { target: { value: 'ada@example.org' } });
  fireEvent.click(button());
  await settle();
  expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
}

test('A sign-up without an answer is given up after 15 seconds, and nothing typed is lost', async () => {
  await renderModule(newsletter, {});
  await sendSlowly(60_000);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await pass(14_999);
  expect(part('technical-error')).toBeNull();
  await pass(1);
  expect(part('technical-error')).toHaveFocus();
  expect(email()).toHaveValue('ada@example.org');
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(submitted).toEqual([{ result: 'ERROR_GENERIC' }]);
  expect(errors).toEqual([
    expect.objectContaining({ operation: 'sign-up', message: 'No answer: timeout' }),
  ]);
});

test('While a sign-up is on its way, neither the button nor Enter sends another', async () => {
  await renderModule(newsletter, {});
  await sendSlowly(5000);
  fireEvent.click(button());
  fireEvent.submit(part('form') ?? document.body);
  await pass(5000);
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
});

test('A form that goes while a sign-up is on its way still tells how it ended', async () => {
  const heard: string[] = [];
  await renderModule(newsletter, { onSubmitted: (result) => heard.push(result) });
  await sendSlowly(5000);
  cleanup();
  await pass(5000);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
  expect(heard).toEqual(['SUCCESS']);
  expect(errors).toEqual([]);
});

test('A host that draws anew meanwhile hears of it by its present callback', async () => {
  const heard: string[] = [];
  const { default: Form } = newsletter;
  const { rerender } = await renderModule(newsletter, { onSubmitted: () => heard.push('before') });
  await sendSlowly(5000);
  rerender(<Form onSubmitted={() => heard.push('now')} />);
  await pass(5000);
  expect(part('success')).toBeVisible();
  expect(heard).toEqual(['now']);
});

test('In React’s strict mode the form signs up once, and tells it once', async () => {
  await newsletter.prepare();
  render(
    <StrictMode>
      <newsletter.NewsletterForm />
    </StrictMode>,
  );
  await send();
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
  expect(submitted).toHaveLength(1);
});

test('The page scrolls to the success', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  await renderModule(newsletter, {});
  await send();
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(scrolled).toEqual([part('success')]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('The picture is another one from 1024 px, and is nobody’s text', async () => {
  await renderModule(newsletter, {});
  const picture = document.querySelector('[data-fascia] picture');
  const folder = String.raw`^/service/newsletterfrontend/newslettersubscriptionform/[^/]+\.jpg$`;
  const source = picture?.querySelector('source');
  expect(source?.media).toBe('(min-width: 1024px)');
  expect(source?.srcset).toMatch(new RegExp(folder));
  expect(picture?.querySelector('img')?.getAttribute('src')).toMatch(new RegExp(folder));
  expect(picture?.querySelector('img')?.getAttribute('src')).not.toBe(source?.srcset);
  expect(picture?.closest('[aria-hidden="true"]')).toHaveTextContent('10 %');
});
