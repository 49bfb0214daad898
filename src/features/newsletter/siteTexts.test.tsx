import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { field, findField } from '../../testing/newsletterPage.tsx';
import { advance } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

let isBroken = false;
const loadOwn = jest.fn(async () => {
  if (isBroken) throw new Error('Loading chunk newsletter-texts-AT failed');
  const messages: Record<string, string> = {
    'newsletter.privacy': 'Es gilt die Datenschutzerklärung für Österreich.',
    'newsletter.legal.withdrawal': 'Widerruf nach § 174 TKG. <terms>Bedingungen</terms>',
  };
  return { default: { messages } };
});
const newsletter = await import('#shop/newsletter.ts');
jest.unstable_mockModule('#shop/newsletter.ts', () => ({
  ...newsletter,
  siteTexts: { AT: loadOwn },
}));
// Imported after the mock, so that the mock applies.
const { default: Form, prepare } = await import('../../exposes/NewsletterForm.tsx');

const { calls } = serveShop();
const errors = collectErrors();
const root = () => document.querySelector<HTMLElement>('[data-fascia="newsletter-form"]');
const sent = () => calls.filter(({ method }) => method === 'POST');

beforeEach(() => {
  isBroken = false;
  loadOwn.mockClear();
});

// SITE-07
test('the form has its `lang` attribute before its texts have loaded', async () => {
  render(<Form site="HU" />);
  expect(root()).toHaveAttribute('lang', 'hu-HU');
  await act(() => prepare({ site: 'HU' }));
  await prepare({ site: 'HU', locale: 'en' });
  render(<Form site="HU" locale="en" />);
  expect(document.querySelectorAll('[data-fascia="newsletter-form"][lang="en"]')).toHaveLength(1);
});

test('legal texts of the site replace those of its language (SHOP-12)', async () => {
  await prepare({ site: 'AT' });
  render(<Form site="AT" />);
  expect(root()).toHaveTextContent('Es gilt die Datenschutzerklärung für Österreich.');
  fireEvent.focus(field('email'));
  expect(root()).toHaveTextContent('Widerruf nach § 174 TKG.');
  expect(screen.getByText('Bedingungen')).toHaveAttribute('href', '/agb-s400115678');
  expect(root()).toHaveTextContent('Sie müssen mindestens 16 Jahre alt sein.');
  expect(loadOwn).toHaveBeenCalledTimes(1);
});

test('legal texts of the site are shown in every language (SHOP-12)', async () => {
  await prepare({ site: 'AT', locale: 'en' });
  render(<Form site="AT" locale="en" />);
  expect(screen.getByRole('button', { name: 'Sign up now' })).toBeVisible();
  expect(root()).toHaveTextContent('Es gilt die Datenschutzerklärung für Österreich.');
});

test('a site without legal texts of its own shows those of its language (SHOP-12)', async () => {
  await prepare({ site: 'DE' });
  render(<Form site="DE" />);
  expect(root()).toHaveTextContent('Wie wir mit Ihren Daten umgehen');
  expect(loadOwn).not.toHaveBeenCalled();
});

test('shows no form until the legal texts of the site have loaded (NEWS-46, SHOP-12)', async () => {
  isBroken = true;
  stopTime();
  await prepare({ site: 'AT' });
  render(<Form site="AT" />);
  await advance(0);
  expect(root()).toHaveTextContent('');
  expect(findField('email')).toBeNull();
  isBroken = false;
  await advance(10_000);
  expect(root()).toHaveTextContent('Es gilt die Datenschutzerklärung für Österreich.');
  expect(errors.map(({ operation }) => operation)).toEqual(['load', 'texts']);
});

test('sends nothing with the texts of another site (NEWS-46, SHOP-12)', async () => {
  isBroken = true;
  stopTime();
  await prepare({ site: 'DE' });
  const { rerender } = render(<Form site="DE" />);
  fireEvent.change(field('email'), { target: { value: 'ada@example.org' } });
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof loadOwn>>>();
  loadOwn.mockReturnValueOnce(promise);
  rerender(<Form site="AT" locale="de-DE" />);
  await advance(0);
  fireEvent.submit(document.querySelector('form') as HTMLElement);
  await advance(0);
  expect(sent()).toEqual([]);
  expect(field('email')).toHaveValue('ada@example.org');
  resolve({ default: { messages: { 'newsletter.privacy': 'Eigenes.' } } });
  await advance(0);
  expect(root()).toHaveTextContent('Eigenes.');
  expect(field('email')).toHaveValue('ada@example.org');
  fireEvent.submit(document.querySelector('form') as HTMLElement);
  await advance(1000);
  expect(sent()).toHaveLength(1);
});
