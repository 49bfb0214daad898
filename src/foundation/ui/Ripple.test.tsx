import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { stopTime } from '../../testing/fakeClock.ts';
import { Button } from './Button.tsx';

const ripples = () => document.querySelectorAll('[data-ripple]').length;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = () => screen.getByRole('button');

const pressDown = () => fireEvent.pointerDown(button(), { clientX: 10, clientY: 5 });

beforeEach(() => stopTime());

test('a short press shows a ripple for 250 ms (UI-02)', () => {
  render(<Button>Weiter</Button>);
  pressDown();
  pass(40);
  fireEvent.pointerUp(button());
  pass(209);
  expect(ripples()).toBe(1);
  pass(1);
  expect(ripples()).toBe(0);
});

test('a long press shows a ripple until it ends', () => {
  render(<Button>Weiter</Button>);
  pressDown();
  pass(3000);
  expect(ripples()).toBe(1);
  fireEvent.pointerUp(button());
  pass(0);
  expect(ripples()).toBe(0);
});

test.each(['pointerLeave', 'pointerCancel'] as const)('the ripple ends after %s', (ending) => {
  render(<Button>Weiter</Button>);
  pressDown();
  fireEvent[ending](button());
  pass(250);
  expect(ripples()).toBe(0);
});

test('the second of two quick presses shows a new ripple for 250 ms', () => {
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

test('the end of one press does not end the ripple of the next', () => {
  render(<Button>Weiter</Button>);
  pressDown();
  fireEvent.pointerUp(button());
  pass(100);
  pressDown();
  pass(1000);
  expect(ripples()).toBe(1);
});

test('a keyboard press shows a ripple for 250 ms', () => {
  render(<Button>Weiter</Button>);
  fireEvent.click(button(), { detail: 0 });
  expect(ripples()).toBe(1);
  pass(250);
  expect(ripples()).toBe(0);
});

test('the click after a pointer press does not show a second ripple', () => {
  render(<Button>Weiter</Button>);
  fireEvent.click(button(), { detail: 1 });
  expect(ripples()).toBe(0);
});

test('a busy button does not show a ripple', () => {
  render(<Button busy>Weiter</Button>);
  pressDown();
  expect(ripples()).toBe(0);
});

test('a button that is unmounted during a press leaves no timer', () => {
  const { unmount } = render(<Button>Weiter</Button>);
  pressDown();
  fireEvent.pointerUp(button());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
