import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { settle } from '../../testing/settle.ts';
import { MobileNavigation } from './MobileNavigation.tsx';
import { navigationFlyouts } from './navigationFlyouts.ts';
import type { Item } from './useItems.ts';

const children = [{ title: 'Röstkaffee', href: '/roasts', children: [] }];
const items: Item[] = [
  { id: 'coffee', title: 'Kaffee', href: '/category/coffee', children, hasFlyout: true },
];
const link = () => screen.getByRole('link', { name: 'Kaffee' });
const steps = () => screen.queryAllByRole('button', { name: 'Kaffee: Untermenü' });

// NAV-70
test('does not replace a pressed link with the drill-down before its click', async () => {
  await renderWithFascia(<MobileNavigation items={items} open={false} />);
  const pressed = link();
  fireEvent.pointerDown(pressed);
  await act(() => navigationFlyouts.load());
  fireEvent.pointerUp(pressed);
  expect(link()).toBe(pressed);
  expect(steps()).toEqual([]);
  await settle();
  expect(steps()).toHaveLength(1);
  fireEvent.pointerDown(link());
  expect(steps()).toHaveLength(1);
});
