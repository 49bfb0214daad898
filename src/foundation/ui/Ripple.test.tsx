import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { stopTime } from '../../testing/fakeClock.ts';
import { Button } from './Button.tsx';

const ripples = () => document.querySelectorAll('[data-ripple]').length;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = () => screen.getByRole('button');

/** jsdom's pointer events have no place. */
function pressDown() {
  const place = { clientX: 10, clientY: 5, bubbles: true };
  fireEvent(button(), new MouseEvent('pointerdown', place));
}

beforeEach(() => stopTime());

test('a short press is seen for 250 ms', () => {
  render(<Button>Weiter</Button>);
  pressDown();
  pass(40);
  fireEvent.pointerUp(button());
  pass(209);
  expect(ripples()).toBe(1);
  pass(1);
  expect(ripples()).toBe(0);
});

test('a long press is seen until it ends', () => {
  render(<Button>Weiter</Button>);
  pressDown();
  pass(3000);
  expect(ripples()).toBe(1);
  fireEvent.pointerUp(button());
  pass(0);
  expect(ripples()).toBe(0);
});

test.each(['pointerLeave', 'pointerCancel'] as const)('a press that ends by %s ends', (ending) => {
  render(<Button>Weiter</Button>);
  pressDown();
  fireEvent[ending](button());
  pass(250);
  expect(ripples()).toBe(0);
});

test('of two quick presses the second one is seen for its own 250 ms', () => {
  render(<Button>Weiter</Button>);
  pressDown();
  fireEvent.pointerUp(button());
  pass(200);
  pressDown();
  fireEvent.pointerUp(button());
  pass(249);
  expect(ripples()).toBe(1);
  pass(1);
  expect(ripples()).toBe(0);
});

test('the end of one press does not end the next', () => {
  render(<Button>Weiter</Button>);
  pressDown();
  fireEvent.pointerUp(button());
  pass(100);
  pressDown();
  pass(1000);
  expect(ripples()).toBe(1);
});

test('a press of a key is seen too', () => {
  render(<Button>Weiter</Button>);
  fireEvent.click(button(), { detail: 0 });
  expect(ripples()).toBe(1);
  pass(250);
  expect(ripples()).toBe(0);
});

test('a pointer’s click is not a second press', () => {
  render(<Button>Weiter</Button>);
  fireEvent.click(button(), { detail: 1 });
  expect(ripples()).toBe(0);
});

test('a busy button shows no press', () => {
  render(<Button busy>Weiter</Button>);
  pressDown();
  expect(ripples()).toBe(0);
});

test('a button that goes away while it is pressed leaves no clock running', () => {
  const { unmount } = render(<Button>Weiter</Button>);
  pressDown();
  fireEvent.pointerUp(button());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
