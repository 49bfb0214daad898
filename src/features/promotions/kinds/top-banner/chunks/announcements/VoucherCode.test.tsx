import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopTime } from '../../../../../../testing/fakeClock.ts';
import { renderWithFascia } from '../../../../../../testing/renderWithFascia.tsx';
import { VoucherCode } from './VoucherCode.tsx';

const COPIED_MS = 3_000;

const voucher = <VoucherCode layout="wide" code="COZY10" instruction="an der Kasse eingeben" />;
const button = () => screen.getByRole('button', { name: 'Code COZY10 kopieren' });

async function openVoucher() {
  stopTime();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rendered = await renderWithFascia(voucher);
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

test('copies the code and shows a confirmation for 3 s (PROMO-22)', async () => {
  const { press, written } = await openVoucher();
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

test('blocks another copy during the confirmation and does not extend it (PROMO-22)', async () => {
  const { press, written } = await openVoucher();
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

test('copies the code with the keyboard', async () => {
  const { user } = await openVoucher();
  await user.tab();
  await user.keyboard('{Enter}');
  await pass(0);
  expect(button()).toHaveAttribute('data-state', 'copied');
});

test('selects the code for copying by hand if the browser refuses to copy it', async () => {
  await selectByHand();
  expect(screen.getByRole('status')).toHaveTextContent('Bitte kopieren Sie den markierten Code');
  expect(document.getSelection()?.toString()).toBe('COZY10');
});

async function selectByHand() {
  const opened = await openVoucher();
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  await opened.press();
  await pass(0); // Waits for the selection's own event.
  expect(button()).toHaveAttribute('data-state', 'selected');
  return opened;
}
const select = (element: Element) => act(() => document.getSelection()?.selectAllChildren(element));

describe('A code that was selected for copying by hand', () => {
  test.each<[string, (user: ReturnType<typeof userEvent.setup>) => unknown]>([
    ['selects another text', () => select(screen.getByText('an der Kasse eingeben'))],
    ['clears the selection', () => act(() => document.getSelection()?.removeAllRanges())],
    // `blur()` of jsdom would also clear the selection.
    ['moves the focus', () => fireEvent.focusOut(button())],
    ['presses a key', (user) => user.keyboard('{Control>}c{/Control}')],
    ['clicks elsewhere', (user) => user.click(document.body)],
    ['activates an element with assistive technology', () => fireEvent.click(document.body)],
  ])('is no longer announced when the visitor %s (PROMO-22)', async (_, doAction) => {
    const { user } = await selectByHand();
    await doAction(user);
    await pass(0);
    expect(button()).not.toHaveAttribute('data-state');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  test('stays announced until the visitor acts, and another click selects it again (PROMO-22)', async () => {
    const { press } = await selectByHand();
    await pass(60_000);
    expect(button()).toHaveAttribute('data-state', 'selected');
    await press();
    await pass(0);
    expect(button()).toHaveAttribute('data-state', 'selected');
    expect(document.getSelection()?.toString()).toBe('COZY10');
  });

  test('stays announced if an event of the selecting click is late (PROMO-22)', async () => {
    const click = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(click, 'timeStamp', { value: -1 }); // Earlier than any time of the fake clock.
    await selectByHand();
    act(() => void document.body.dispatchEvent(click));
    expect(button()).toHaveAttribute('data-state', 'selected');
  });
});

test('the data layer receives each successful copy without the code (HOST-22)', async () => {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer = [];
  const { press } = await openVoucher();
  await press();
  await press();
  await pass(COPIED_MS);
  expect(page.dataLayer).toEqual([{ event: 'promotion_code_copied' }]);
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  await press();
  expect(page.dataLayer).toHaveLength(1);
});

test('another code ends the confirmation', async () => {
  const { press, rerender } = await openVoucher();
  await press();
  rerender(<VoucherCode layout="wide" code="WARM10" instruction={undefined} />);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-state');
});
