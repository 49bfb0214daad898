import userEvent from '@testing-library/user-event';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { screen, within } from '@testing-library/react';
import { siteCodes, sites, type Site } from '../../foundation/sites/sites.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { loadNewsletterTexts } from './newsletterTexts.ts';

serveShop();
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });

async function open(settings: newsletter.NewsletterSettings = {}) {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, settings);
  return visitor;
}

describe('The banner that a confirmation link is no longer valid', () => {
  // NEWS-35, NEWS-44
  test('is shown until the e-mail field gets the focus', async () => {
    const visitor = await open({ showDoiErrorMessage: true });
    expect(part('doi-error')).toHaveTextContent(
      'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
    );
    await visitor.click(email());
    expect(part('doi-error')).toBeNull();
  });

  test('is shown again when the host requests it again (NEWS-35)', async () => {
    const visitor = userEvent.setup({ delay: null });
    const { default: Form } = newsletter;
    const { rerender } = await renderModule(newsletter, { showDoiErrorMessage: true });
    await visitor.click(email());
    rerender(<Form />);
    expect(part('doi-error')).toBeNull();
    rerender(<Form showDoiErrorMessage />);
    expect(part('doi-error')).toBeVisible();
  });
});

// NEWS-04, NEWS-38, NEWS-44
test('The legal notice is expanded and collapsed by its button', async () => {
  const visitor = await open();
  expect(part('legal-notice')).toBeNull();
  await visitor.click(email());
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
  const visitor = await open({ site });
  await visitor.click(document.querySelector('[name="email"]') ?? document.body);
  const { textContent } = document.querySelector('[data-fascia]') ?? document.body;
  return (textContent ?? '').replaceAll('\u00a0', ' ');
}

describe('The form’s text', () => {
  // NEWS-01, NEWS-38, NEWS-43
  test.each([
    ['DE', 'mindestens 16 Jahre', '10 % sparen'],
    ['AT', 'mindestens 16 Jahre', '10 % sparen'],
    ['CH', 'mindestens 16 Jahre', '10% sparen'],
    ['CH_FR', 'au moins 16 ans', '10%'],
    ['CZ', 'alespoň 18 let', '10 %'],
    ['HU', 'legalább 16 évesnek', '10%-ot'],
    ['PL', 'co najmniej 16 lat', '10%'],
    ['SK', 'aspoň 18 rokov', '10 %'],
    ['TR', 'en az 16 yaşında', '%10 indirim'],
  ] as const)(
    'on %s names the minimum age, and the discount as it is written there',
    async (...row) => {
      const [site, age, discount] = row;
      const text = await textOf(site);
      expect(text).toContain(age);
      expect(text.replaceAll('\u202f', ' ')).toContain(discount);
    },
  );

  // NEWS-05
  test.each([
    ['DE', '* Pflichtfeld', '¹ Einmalig für Ihren ersten Einkauf.'],
    ['AT', '* Pflichtfeld', '¹ Einmalig für Ihren ersten Einkauf.'],
    ['CH', '* Pflichtfeld', '¹ Einmalig für Ihren ersten Einkauf.'],
    ['CH_FR', '* champ obligatoire', '¹ Une seule fois, pour votre premier achat.'],
    ['CZ', '* povinný údaj', '¹ Jednorázově na první nákup.'],
    ['HU', '* kötelező mező', '¹ A kupon egyszer, az első vásárláshoz, '],
    ['PL', '* pole obowiązkowe', '¹ Jednorazowo, na pierwsze zakupy.'],
    ['SK', '* povinný údaj', '¹ Jednorazovo na prvý nákup.'],
    ['TR', '* zorunlu alan', '¹ İlk alışverişinizde bir kez geçerlidir.'],
  ] as const)(
    'on %s explains the mark of mandatory fields, and has a footnote on the voucher',
    async (site, note, footnote) => {
      const text = await textOf(site);
      expect(text).toContain(note);
      // The introduction refers to the footnote.
      expect(text.split('¹')).toHaveLength(3);
      expect(text).toContain(footnote);
      const marked = [...document.querySelectorAll('label')].filter(({ textContent }) =>
        textContent.endsWith('*'),
      );
      expect(marked.map(({ control }) => control?.getAttribute('name'))).toEqual(
        [...document.querySelectorAll('[required]')].map((field) => field.getAttribute('name')),
      );
    },
  );

  test.each(siteCodes)('is complete in the language of %s (NEWS-43)', async (site) => {
    const german = await loadNewsletterTexts('de-DE');
    const ids = Object.keys(german).filter((id) => id.startsWith('newsletter.'));
    expect(ids).toContain('newsletter.title');
    const texts = await loadNewsletterTexts(sites[site].locale);
    expect(ids.filter((id) => !texts[id])).toEqual([]);
  });

  test('on HU says that the voucher is valid once, for a month after the sign-up (NEWS-40)', async () => {
    expect(await textOf('HU')).toContain(
      'A kupon egyszer, az első vásárláshoz, a regisztrációtól számított 1 hónapig érvényes.',
    );
  });

  test('on TR says that unconfirmed data are deleted after 14 days, and sending stops after 2 years (NEWS-39)', async () => {
    const text = await textOf('TR');
    expect(text).toContain('Onaylanmayan üyeliklerin verilerini 14 gün sonra sileriz.');
    expect(text).toContain('E-postalarımız 2 yıl boyunca açılmazsa gönderimi durdururuz.');
  });

  test.each(siteCodes.filter((site) => site !== 'TR'))(
    'on %s has no retention period (NEWS-39)',
    async (site) => {
      expect(await textOf(site)).not.toContain('14');
    },
  );
});
