import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { COPIED_MS } from './useCopy.ts';
import { VoucherCode } from './VoucherCode.tsx';

const ticket = <VoucherCode code="COZY10" instruction="an der Kasse eingeben" />;
const button = () => screen.getByRole('button', { name: 'Code COZY10 kopieren' });

async function shopper() {
  stopTime();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rendered = await renderWithFascia(ticket);
  const written: string[] = [];
  navigator.clipboard.writeText = async (text) => {
    written.push(text);
  };
  const press = async () => {
    await user.click(button());
    await pass(0);
  };
  return { user, press, written, ...rendered };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a shopper copies the code, and is told for 3 s that it worked', async () => {
  const { press, written } = await shopper();
  await press();
  expect(written).toEqual(['COZY10']);
  expect(button()).toHaveAttribute('data-state', 'copied');
  expect(screen.getByRole('status')).toHaveTextContent('Gutscheincode kopiert');
  await pass(COPIED_MS - 1);
  expect(button()).toHaveAttribute('data-state', 'copied');
  await pass(1);
  expect(button()).not.toHaveAttribute('data-state');
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('meanwhile another copy is blocked, and the 3 s do not begin anew', async () => {
  const { press, written } = await shopper();
  await press();
  await pass(2_000);
  await press();
  expect(written).toEqual(['COZY10']);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  await pass(1_000);
  expect(button()).not.toHaveAttribute('data-state');
  await press();
  expect(written).toEqual(['COZY10', 'COZY10']);
});

test('it works by keyboard', async () => {
  const { user } = await shopper();
  await user.tab();
  await user.keyboard('{Enter}');
  await pass(0);
  expect(button()).toHaveAttribute('data-state', 'copied');
});

test('where the browser refuses, the code is marked for the shopper’s own hands, and nothing is claimed', async () => {
  const { press } = await shopper();
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  await press();
  expect(button()).toHaveAttribute('data-state', 'selected');
  expect(screen.getByRole('status')).toHaveTextContent('Bitte kopieren Sie den markierten Code');
  expect(document.getSelection()?.toString()).toBe('COZY10');
});

test('the data layer hears of a copy that worked, and only of that; never of the code', async () => {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer = [];
  const { press } = await shopper();
  await press();
  await press();
  await pass(COPIED_MS);
  expect(page.dataLayer).toEqual([{ event: 'promotion_code_copied' }]);
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  await press();
  expect(page.dataLayer).toHaveLength(1);
});

test('another code has not been copied', async () => {
  const { press, rerender } = await shopper();
  await press();
  rerender(<VoucherCode code="WARM10" instruction={undefined} />);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-state');
});
