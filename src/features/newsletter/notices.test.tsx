import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { renderDoor } from '../../testing/renderDoor.tsx';
import { serveShop } from '../../testing/shopServer.ts';

// Much is typed here, and the machine may be busy.
jest.setTimeout(60_000);

serveShop();
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });

async function open(settings: newsletter.NewsletterSettings = {}) {
  const visitor = userEvent.setup({ delay: null });
  await renderDoor(newsletter, settings);
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
    const { rerender } = await renderDoor(newsletter, { showDoiErrorMessage: true });
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
