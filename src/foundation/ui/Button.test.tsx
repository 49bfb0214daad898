import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { Button, ButtonLink } from './Button.tsx';

test('a button submits a form only with the type submit', async () => {
  const submitted = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button>Mehr</Button>
      <Button type="submit">Anmelden</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its name and focus and ignores presses', async () => {
  const pressed = jest.fn();
  const submitted = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submitted}>
      <Button type="submit" busy={busy} onClick={pressed}>
        Anmelden
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Anmelden' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('a disabled button ignores presses and cannot be focused', async () => {
  const pressed = jest.fn();
  render(
    <Button disabled onClick={pressed}>
      Ausverkauft
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.tab();
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).not.toHaveFocus();
});

test('a button is medium and primary by default (UI-02)', () => {
  render(<Button>Weiter</Button>);
  expect(screen.getByRole('button')).toHaveClass('button medium primary', { exact: true });
});

test.each([
  ['small', 'secondary'],
  ['large', 'activating'],
  ['medium', 'sale'],
  ['small', 'community'],
] as const)('a button and a button link can be %s and %s (UI-02)', (size, variant) => {
  render(
    <>
      <Button size={size} variant={variant}>
        Weiter
      </Button>
      <ButtonLink size={size} variant={variant} href="/kasse">
        Zur Kasse
      </ButtonLink>
    </>,
  );
  for (const role of ['button', 'link']) {
    expect(screen.getByRole(role)).toHaveClass(`button ${size} ${variant}`, { exact: true });
  }
});

test('a button link renders its address', () => {
  render(<ButtonLink href="https://partner.test">Zum Partner</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Zum Partner' });
  expect(link).toHaveAttribute('href', 'https://partner.test');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('a button link renders nothing for an unsafe address', () => {
  render(<ButtonLink href="javascript:alert(1)">Zum Partner</ButtonLink>);
  expect(screen.queryByText('Zum Partner')).not.toBeInTheDocument();
});
