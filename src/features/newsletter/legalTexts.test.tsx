import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { lazyTexts } from '../../foundation/i18n/lazyTexts.ts';
import { locales } from '../../foundation/i18n/locales.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { field, findField, part } from '../../testing/newsletterPage.tsx';
import { advance, settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { loadNewsletterTexts, newsletterTexts } from './newsletterTexts.ts';

const { calls } = serveShop();
const errors = collectErrors();

const { NewsletterForm } = newsletter;
const root = () => document.querySelector<HTMLElement>('[data-fascia="newsletter-form"]');
const sent = () => calls.filter(({ method }) => method === 'POST');

/** Replaces the function that loads the texts of the page's forms. */
function mockTexts(load: typeof loadNewsletterTexts): void {
  const textsOf = lazyTexts('newsletterTexts', load);
  for (const locale of locales) textsOf(locale);
}

/** Makes a locale's catalogue fail to load until `restore` is called. `load` is a mock of the loading function. */
function breakCatalogue(broken = 'de-DE', failure: () => Promise<never> = () => Promise.reject()) {
  let isBroken = true;
  const load = jest.fn((locale: Parameters<typeof loadNewsletterTexts>[0]) =>
    isBroken && locale === broken ? failure() : loadNewsletterTexts(locale),
  );
  mockTexts(load);
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

describe('if the texts of the locale fail to load', () => {
  test('the form is an empty placeholder and cannot be submitted (NEWS-46)', async () => {
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

  test('the form is shown when a retry has loaded the texts (NEWS-46)', async () => {
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

  test('the form retries when the window gets the focus (NEWS-46)', async () => {
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

  test('several failed attempts are reported once (NEWS-46)', async () => {
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

  test('input is preserved when the locale changes (NEWS-46)', async () => {
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

test('does not send while the texts of another locale are loading (NEWS-46)', async () => {
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
])('shows no form if the catalogue lacks %s (NEWS-46)', async (missing) => {
  stopTime();
  const loadIncomplete = async () => {
    const { [missing]: _, ...others } = await loadNewsletterTexts('de-DE');
    return others;
  };
  mockTexts(loadIncomplete);
  await newsletter.prepare();
  render(<NewsletterForm />);
  await advance(10_000);
  expect(newsletterTexts('DE')('de-DE').get()?._('newsletter.title')).toContain('Newsletter');
  expect(findField('email')).toBeNull();
});
