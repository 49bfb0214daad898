import { within } from '@testing-library/react';
import { NewsletterForm } from '../../exposes/NewsletterForm.tsx';
import type { Site } from '../../foundation/sites/sites.ts';
import { field, openForm, part } from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();

describe('the banner for an invalid confirmation link', () => {
  // NEWS-35, NEWS-44
  test('is shown until the e-mail field gets the focus', async () => {
    const { visitor } = await openForm({ showDoiErrorMessage: true });
    expect(part('doi-error')).toHaveTextContent(
      'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
    );
    await visitor.click(field('email'));
    expect(part('doi-error')).toBeNull();
  });

  test('is shown again when the host requests it again (NEWS-35)', async () => {
    const { visitor, rerender } = await openForm({ showDoiErrorMessage: true });
    await visitor.click(field('email'));
    rerender(<NewsletterForm />);
    expect(part('doi-error')).toBeNull();
    rerender(<NewsletterForm showDoiErrorMessage />);
    expect(part('doi-error')).toBeVisible();
  });
});

// NEWS-03, NEWS-38, NEWS-44
test('the legal notice has a button that expands and collapses it', async () => {
  const { visitor } = await openForm();
  expect(part('legal-notice')).toBeNull();
  await visitor.click(field('email'));
  const notice = part('legal-notice') ?? document.body;
  const head = within(notice).getByRole('button', { name: 'Rechtliche Hinweise' });
  expect(head).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'true');
  expect(within(notice).getByText('Sie müssen mindestens 16 Jahre alt sein.')).toBeVisible();
  await visitor.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'false');
});

/** The form's whole text, including the legal notice. */
async function textOf(site: Site): Promise<string> {
  const { visitor } = await openForm({ site });
  await visitor.click(field('email'));
  const { textContent } = document.querySelector('[data-fascia]') ?? document.body;
  return (textContent ?? '').replaceAll('\u00a0', ' ');
}

describe('the text of the form', () => {
  // NEWS-01, NEWS-38, NEWS-43
  test.each([
    ['DE', 'mindestens 16 Jahre', '10 % sparen'],
    ['CH', 'mindestens 16 Jahre', '10% sparen'],
    ['CZ', 'alespoň 18 let', '10 %'],
    ['TR', 'en az 16 yaşında', '%10 indirim'],
  ] as const)('on %s contains the minimum age and the discount', async (site, age, discount) => {
    const text = await textOf(site);
    expect(text).toContain(age);
    expect(text.replaceAll('\u202f', ' ')).toContain(discount);
  });

  // NEWS-01
  test.each([
    ['DE', '* Pflichtfeld', '¹ Einmalig für Ihren ersten Einkauf.'],
    ['HU', '* kötelező mező', '¹ A kupon egyszer, az első vásárláshoz, '],
  ] as const)('on %s explains mandatory fields and the voucher', async (site, note, footnote) => {
    const text = await textOf(site);
    expect(text).toContain(note);
    // Once in the introduction, once at the footnote.
    expect(text.split('¹')).toHaveLength(3);
    expect(text).toContain(footnote);
    const marked = [...document.querySelectorAll('label')].filter(({ textContent }) =>
      textContent.endsWith('*'),
    );
    expect(marked.map(({ control }) => control?.getAttribute('name'))).toEqual(
      [...document.querySelectorAll('[required]')].map((each) => each.getAttribute('name')),
    );
  });

  test('on HU limits the voucher to one use within a month (NEWS-38)', async () => {
    expect(await textOf('HU')).toContain(
      'A kupon egyszer, az első vásárláshoz, a regisztrációtól számított 1 hónapig érvényes.',
    );
  });

  test('on TR contains the retention and inactivity periods (NEWS-38)', async () => {
    const text = await textOf('TR');
    expect(text).toContain('Onaylanmayan üyeliklerin verilerini 14 gün sonra sileriz.');
    expect(text).toContain('E-postalarımız 2 yıl boyunca açılmazsa gönderimi durdururuz.');
  });
});
