import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as footer from '../../exposes/Footer.tsx';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { perPage } from '../../foundation/browser/perPage.ts';
import { createLocaleRegistry } from '../../foundation/i18n/localeRegistry.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { loadNewsletterTexts, newsletterLocales } from './newsletterTexts.ts';

const { calls } = serveShop();
const errors = collectErrors();

const { NewsletterForm } = newsletter;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const root = () => document.querySelector<HTMLElement>('[data-fascia="newsletter-form"]');
const sent = () => calls.filter(({ method }) => method === 'POST');

/** A page on which a locale's catalogue does not arrive until `restore` is called; counts the attempts. */
function breakCatalogue(broken = 'de-DE', failure: () => Promise<never> = () => Promise.reject()) {
  let isBroken = true;
  const load = jest.fn((locale: Parameters<typeof loadNewsletterTexts>[0]) =>
    isBroken && locale === broken ? failure() : loadNewsletterTexts(locale),
  );
  perPage('newsletterLocales', () => createLocaleRegistry(load))();
  return {
    load,
    restore: () => {
      isBroken = false;
    },
  };
}

async function advance(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 50; turn += 1) await act(() => nextEventLoopTurn());
}

/** Tries to send whatever form there is. */
async function trySend(): Promise<void> {
  for (const form of document.querySelectorAll('form')) fireEvent.submit(form);
  await advance(0);
}

describe('where the texts of the form’s locale did not arrive', () => {
  test('there is no form, its place is kept, and no consent leaves the page (NEWS-46)', async () => {
    breakCatalogue();
    stopTime();
    await newsletter.prepare();
    render(<NewsletterForm />);
    await advance(0);
    expect(root()?.firstElementChild).toBeInTheDocument();
    expect(root()).toHaveTextContent('');
    expect(field('email')).toBeNull();
    expect(field('dne')).toBeNull();
    await trySend();
    await advance(10_000);
    await trySend();
    expect(sent()).toEqual([]);
  });

  test('nor is there a form in the footer’s box (NEWS-46)', async () => {
    breakCatalogue();
    stopTime();
    const { Footer } = footer;
    await footer.prepare();
    render(<Footer />);
    await advance(0);
    expect(part('legal-links')).toBeInTheDocument();
    expect(field('email')).toBeNull();
    await trySend();
    expect(sent()).toEqual([]);
    await advance(10_000);
  });

  test('they are requested again, and the form is shown once they have come (NEWS-47)', async () => {
    const { load, restore } = breakCatalogue();
    stopTime();
    await newsletter.prepare();
    render(<NewsletterForm />);
    await advance(0);
    const attempts = load.mock.calls.length;
    restore();
    await advance(10_000);
    expect(load.mock.calls.length).toBe(attempts + 1);
    expect(screen.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
    expect(errors.map(({ operation }) => operation)).toEqual(['load', 'texts']);
  });

  test('they are requested again when the visitor looks at the page again (NEWS-47)', async () => {
    const { restore } = breakCatalogue();
    stopTime();
    await newsletter.prepare();
    render(<NewsletterForm />);
    await advance(10_000);
    restore();
    window.dispatchEvent(new Event('focus'));
    await advance(0);
    expect(screen.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
  });

  test('the failure is reported, and not once per attempt (NEWS-47)', async () => {
    const { load } = breakCatalogue();
    stopTime();
    await newsletter.prepare();
    render(<NewsletterForm />);
    await advance(10_000);
    expect(load.mock.calls.length).toBeGreaterThan(2);
    expect(errors.map(({ module, operation }) => `${module}/${operation}`)).toEqual([
      'i18n/load',
      'newsletter-form/texts',
    ]);
  });

  test('what the visitor has typed before a change of the language is still there (NEWS-46)', async () => {
    const { restore } = breakCatalogue('hu-HU');
    stopTime();
    await newsletter.prepare();
    const { rerender } = render(<NewsletterForm />);
    fireEvent.change(field('email') as HTMLElement, { target: { value: 'ada@example.org' } });
    rerender(<NewsletterForm locale="hu-HU" />);
    await advance(0);
    expect(field('email')).toBeNull();
    restore();
    await advance(10_000);
    expect(screen.getByRole('button', { name: 'Feliratkozom most' })).toBeVisible();
    expect(field('email')).toHaveValue('ada@example.org');
  });
});

test('while another language is still loading, nothing is sent (NEWS-46)', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  breakCatalogue('hu-HU', () => promise);
  await newsletter.prepare();
  const { rerender } = render(<NewsletterForm />);
  fireEvent.change(field('email') as HTMLElement, { target: { value: 'ada@example.org' } });
  rerender(<NewsletterForm locale="hu-HU" />);
  expect(screen.getByRole('button', { name: 'Jetzt anmelden' })).toHaveAttribute('aria-busy');
  fireEvent.submit(part('form') as HTMLElement);
  for (let turn = 0; turn < 50; turn += 1) await act(() => nextEventLoopTurn());
  expect(sent()).toEqual([]);
  resolve((await loadNewsletterTexts('hu-HU')) as never);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Feliratkozom most' })).not.toHaveAttribute(
      'aria-busy',
    ),
  );
  fireEvent.submit(part('form') as HTMLElement);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(part('success')).toBeVisible());
});

test.each([
  'newsletter.terms',
  'newsletter.privacy',
  'newsletter.consent.dne',
  'newsletter.consent.legals',
  'newsletter.legal.withdrawal',
])('a catalogue that lacks the text %s shows no form (NEWS-46)', async (lacking) => {
  stopTime();
  const loadIncomplete = async () => {
    const { [lacking]: _, ...others } = await loadNewsletterTexts('de-DE');
    return others;
  };
  perPage('newsletterLocales', () => createLocaleRegistry(loadIncomplete))();
  await newsletter.prepare();
  render(<NewsletterForm />);
  await advance(10_000);
  expect(newsletterLocales('DE').get('de-DE')?._('newsletter.title')).toContain('Newsletter');
  expect(field('email')).toBeNull();
});
