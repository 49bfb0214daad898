import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { lazyTexts } from '../../foundation/i18n/lazyTexts.ts';
import { locales } from '../../foundation/i18n/locales.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { advance, field, findField, part } from '../../testing/newsletterPage.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { loadNewsletterTexts, newsletterTexts } from './newsletterTexts.ts';

const { calls } = serveShop();
const errors = collectErrors();

const { NewsletterForm } = newsletter;
const root = () => document.querySelector<HTMLElement>('[data-fascia="newsletter-form"]');
const sent = () => calls.filter(({ method }) => method === 'POST');

/** Gives the page's forms other texts. */
function openTexts(load: typeof loadNewsletterTexts): void {
  const textsOf = lazyTexts('newsletterTexts', load);
  for (const locale of locales) textsOf(locale);
}

/** A locale's catalogue fails to load until `restore` is called; `load` counts the attempts. */
function breakCatalogue(broken = 'de-DE', failure: () => Promise<never> = () => Promise.reject()) {
  let isBroken = true;
  const load = jest.fn((locale: Parameters<typeof loadNewsletterTexts>[0]) =>
    isBroken && locale === broken ? failure() : loadNewsletterTexts(locale),
  );
  openTexts(load);
  return {
    load,
    restore: () => {
      isBroken = false;
    },
  };
}

/** Submits every form of the page. */
async function trySend(): Promise<void> {
  for (const form of document.querySelectorAll('form')) fireEvent.submit(form);
  await advance(0);
}

describe('if the texts of the form’s locale fail to load', () => {
  test('the form is an empty placeholder that sends nothing (NEWS-46)', async () => {
    breakCatalogue();
    stopTime();
    await newsletter.prepare();
    render(<NewsletterForm />);
    await advance(0);
    expect(root()?.firstElementChild).toBeInTheDocument();
    expect(root()).toHaveTextContent('');
    expect(findField('email')).toBeNull();
    expect(findField('dne')).toBeNull();
    await trySend();
    await advance(10_000);
    await trySend();
    expect(sent()).toEqual([]);
  });

  test('they are requested again, and the form is shown once they have loaded (NEWS-46)', async () => {
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

  test('they are requested again when the window gets the focus (NEWS-46)', async () => {
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

  test('the failure is reported once, not once per attempt (NEWS-46)', async () => {
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

  test('the input from before a change of the language is kept (NEWS-46)', async () => {
    const { restore } = breakCatalogue('hu-HU');
    stopTime();
    await newsletter.prepare();
    const { rerender } = render(<NewsletterForm />);
    fireEvent.change(field('email'), { target: { value: 'ada@example.org' } });
    rerender(<NewsletterForm locale="hu-HU" />);
    await advance(0);
    expect(findField('email')).toBeNull();
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
  fireEvent.change(field('email'), { target: { value: 'ada@example.org' } });
  rerender(<NewsletterForm locale="hu-HU" />);
  expect(screen.getByRole('button', { name: 'Jetzt anmelden' })).toHaveAttribute('aria-busy');
  fireEvent.submit(part('form') as HTMLElement);
  await settle();
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
  openTexts(loadIncomplete);
  await newsletter.prepare();
  render(<NewsletterForm />);
  await advance(10_000);
  expect(newsletterTexts('DE')('de-DE').get()?._('newsletter.title')).toContain('Newsletter');
  expect(findField('email')).toBeNull();
});
