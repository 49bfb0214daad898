import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Fields.tsx';

test('a number outside of its range stays in the field, is marked as invalid and is not used', async () => {
  const send = jest.fn();
  const fields = [{ name: 'status', kind: 'number', range: [200, 599] as const }];
  render(<Form fields={fields} initial={{}} actions={{ Send: send }} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'status' });
  const button = screen.getByRole('button', { name: 'Send' });
  for (const text of ['199', '600', 'x']) {
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.click(button);
    expect(input.value).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('200 to 599');
    expect(send).not.toHaveBeenCalled();
  }
  for (const text of ['200', '599']) {
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenLastCalledWith({ status: text });
  }
  await userEvent.clear(input);
  await userEvent.click(button);
  expect(input.getAttribute('aria-invalid')).toBe('false');
  expect(send).toHaveBeenLastCalledWith({ status: '' });
});
