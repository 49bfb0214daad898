import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { FormEvent } from 'react';
import { IconButton } from './IconButton.tsx';

test('uses the label as the accessible name and hides the icon', async () => {
  const onClick = jest.fn();
  render(
    <IconButton glyph={X} label="Schließen" data-part="close" iconSize={20} onClick={onClick} />,
  );
  const button = screen.getByRole('button', { name: 'Schließen' });
  const icon = button.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveAttribute('width', '20');
  expect(button).toHaveAttribute('data-part', 'close');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('submits a form only with the type submit', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <IconButton glyph={X} label="Leeren" />
      <IconButton glyph={X} label="Suchen" type="submit" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leeren' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("adds the caller's class", () => {
  render(<IconButton glyph={X} label="Leeren" className="clear" />);
  expect(screen.getByRole('button')).toHaveClass('button', 'clear');
});
