import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { siteCodes, type Site } from '../../foundation/sites/sites.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

// Much is typed here, and the machine may be busy.
jest.setTimeout(60_000);

serveShop();
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });

async function open(settings: newsletter.NewsletterSettings = {}) {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, settings);
  return visitor;
}

describe('A link that is no longer valid', () => {
  test('is told as long as the visitor has not come to the address field', async () => {
    const visitor = await open({ showDoiErrorMessage: true });
    expect(part('doi-error')).toHaveTextContent(
      'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
    );
    await visitor.click(email());
    expect(part('doi-error')).toBeNull();
  });

  test('is told again when the host says so again', async () => {
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

test('The legal notice is opened and closed by its button', async () => {
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

/** Everything that the form says, the legal notice included. */
async function said(site: Site): Promise<string> {
  const visitor = await open({ site });
  await visitor.click(document.querySelector('[name="email"]') ?? document.body);
  const { textContent } = document.querySelector('[data-fascia]') ?? document.body;
  return (textContent ?? '').replaceAll('\u00a0', ' ');
}

describe('What the form states of each country', () => {
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
    'on %s the least age is right, and the discount as it is written there',
    async (...row) => {
      const [site, age, discount] = row;
      const text = await said(site);
      expect(text).toContain(age);
      expect(text.replaceAll('\u202f', ' ')).toContain(discount);
    },
  );

  test('in Hungary the voucher is good once, for a month after the registration', async () => {
    expect(await said('HU')).toContain(
      'A kupon egyszer, az első vásárláshoz, a regisztrációtól számított 1 hónapig érvényes.',
    );
  });

  test('in Turkey data of an unconfirmed sign-up go after 14 days, and mails end after 2 years', async () => {
    const text = await said('TR');
    expect(text).toContain('Onaylanmayan üyeliklerin verilerini 14 gün sonra sileriz.');
    expect(text).toContain('E-postalarımız 2 yıl boyunca açılmazsa gönderimi durdururuz.');
  });

  test.each(siteCodes.filter((site) => site !== 'TR'))(
    'on %s nothing of Turkey’s is said',
    async (site) => {
      expect(await said(site)).not.toContain('14');
    },
  );
});
