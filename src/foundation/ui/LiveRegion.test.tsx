import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { stopTime } from '../../testing/fakeClock.ts';
import { LiveRegion } from './LiveRegion.tsx';

// CART-147
test.each(['status', 'alert'] as const)(
  'renders the %s region before its first text',
  async (role) => {
    stopTime();
    render(<LiveRegion role={role}>Ready</LiveRegion>);
    const region = screen.getByRole(role);
    await act(() => jest.advanceTimersByTimeAsync(99));
    expect(region).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(region).toHaveTextContent('Ready');
  },
);
