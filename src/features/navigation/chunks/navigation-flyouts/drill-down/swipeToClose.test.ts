import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { stopTime } from '../../../../../testing/fakeClock.ts';
import { swipeToClose } from './swipeToClose.ts';

let drawer: HTMLDialogElement;
let closed: number;
let stop: () => void;
let now = 0;

beforeEach(() => {
  drawer = document.createElement('dialog');
  Object.defineProperty(drawer, 'offsetWidth', { value: 300 });
  document.body.replaceChildren(drawer);
  closed = 0;
  drawer.addEventListener('cancel', () => {
    closed += 1;
  });
  stop = swipeToClose(drawer);
});
afterEach(() => stop());

interface Init {
  /** Time since the previous event. */
  ms?: number;
  pointerId?: number;
  pointerType?: string;
  isPrimary?: boolean;
}

async function send(type: string, clientX: number, clientY: number, init: Init = {}) {
  const { ms = 200, pointerId = 1, pointerType = 'touch', isPrimary = true } = init;
  now += ms;
  const event = new PointerEvent(type, { clientX, clientY, pointerId, pointerType, isPrimary });
  Object.defineProperty(event, 'timeStamp', { value: now });
  drawer.dispatchEvent(event);
  await nextTurn();
}

test('follows the finger and closes after a long swipe (NAV-42)', async () => {
  await send('pointerdown', 250, 100);
  await send('pointermove', 200, 105);
  expect(drawer.style.translate).toBe('-50px');
  await send('pointermove', 140, 120);
  expect(drawer.style.translate).toBe('-110px');
  await send('pointerup', 140, 120);
  expect(closed).toBe(1);
  // The drawer stays outside the window until its owner closes it.
  expect(drawer.style.translate).toBe('-300px');
  drawer.dispatchEvent(new Event('close'));
  expect(drawer.style.translate).toBe('');
});

test('moves a drawer back if its owner does not close it (NAV-42)', async () => {
  stopTime();
  drawer.setAttribute('open', '');
  await send('pointerdown', 250, 100);
  await send('pointermove', 100, 105);
  await send('pointerup', 100, 105);
  expect(drawer.style.translate).toBe('-300px');
  jest.advanceTimersByTime(499);
  expect(drawer.style.translate).toBe('-300px');
  jest.advanceTimersByTime(1);
  expect(drawer.style.translate).toBe('');
});

test('springs back after a short slow swipe and closes after a short fast one (NAV-42)', async () => {
  await send('pointerdown', 250, 100);
  await send('pointermove', 200, 100);
  await send('pointerup', 200, 100);
  expect([closed, drawer.style.translate]).toEqual([0, '']);
  await send('pointerdown', 250, 100);
  await send('pointermove', 230, 100, { ms: 20 });
  await send('pointermove', 200, 100, { ms: 20 });
  await send('pointerup', 200, 100, { ms: 5 });
  expect(closed).toBe(1);
});

test('does not close if a fast finger stops before it is lifted (NAV-42)', async () => {
  await send('pointerdown', 250, 100);
  await send('pointermove', 230, 100, { ms: 20 });
  await send('pointermove', 200, 100, { ms: 20 });
  await send('pointerup', 200, 100, { ms: 300 });
  expect(closed).toBe(0);
});

test('ignores a swipe towards the inside of the window (NAV-42)', async () => {
  await send('pointerdown', 100, 100);
  await send('pointermove', 250, 100);
  expect(drawer.style.translate).toBe('');
  await send('pointerup', 250, 100);
  expect(closed).toBe(0);
});

test.each([
  ['a vertical scroll', async () => send('pointermove', 180, 260), {}],
  [
    'the mouse',
    async () => send('pointermove', 100, 100, { pointerType: 'mouse' }),
    { pointerType: 'mouse' },
  ],
] as const)('ignores %s (NAV-42)', async (_, move, init) => {
  await send('pointerdown', 250, 100, init);
  await move();
  expect(drawer.style.translate).toBe('');
  await send('pointerup', 100, 100, init);
  expect(closed).toBe(0);
});

test.each(['a cancelled swipe', 'a second finger'])(
  'springs back after %s (NAV-42)',
  async (what) => {
    await send('pointerdown', 250, 100);
    await send('pointermove', 100, 100);
    expect(drawer.style.translate).toBe('-150px');
    if (what === 'a second finger')
      await send('pointerdown', 20, 20, { pointerId: 2, isPrimary: false });
    else await send('pointercancel', 0, 0);
    expect(drawer.style.translate).toBe('');
    await send('pointerup', 100, 100);
    expect(closed).toBe(0);
  },
);

test('does not close the drawer again if it is closed during the transition (NAV-42)', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  drawer.getAnimations = () => [{ finished }] as never;
  await send('pointerdown', 250, 100);
  await send('pointermove', 100, 100);
  await send('pointerup', 100, 100);
  stop();
  finish();
  await nextTurn();
  expect(closed).toBe(0);
});

test('closes to the right on a right-to-left page (NAV-42)', async () => {
  stop();
  drawer.style.direction = 'rtl';
  stop = swipeToClose(drawer);
  await send('pointerdown', 50, 100);
  await send('pointermove', 200, 100);
  expect(drawer.style.translate).toBe('150px');
  await send('pointerup', 200, 100);
  expect(closed).toBe(1);
});
