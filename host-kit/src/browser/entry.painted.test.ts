import { expect, jest, test } from '@jest/globals';
import { afterPaint } from '../server/head/afterPaint.ts';
import { connect, fill, load } from './connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  listener,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

const unpainted = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  Reflect.set(window, '__fascia_painted__', promise);
  return resolve;
};

// HK-194
test('a page with server markup requests nothing before its first frame', async () => {
  const { requests } = fakeRemote({ answers: ['refused', 'container'] });
  const paint = unpainted();
  const { events, onEvent } = listener();
  connect({ entry: ENTRY, onEvent });
  const filled = fill(slotWithFallback(), 'Header');
  await pass(2000);
  expect(requests).toEqual([]);
  paint();
  await pass(0);
  expect(requests).toEqual([ENTRY]);
  await pass(300);
  expect(filled.state).toBe('filled');
  expect(events).toMatchObject([
    { type: 'loaded', durationMs: 300 },
    { type: 'loaded', durationMs: 300 },
    { type: 'filled', durationMs: 300 },
  ]);
});

// HK-194
test('timeouts start with the first frame, so a late frame is not a failure', async () => {
  const remote = fakeRemote({ answers: ['hangs'] });
  const paint = unpainted();
  const { events, types, onEvent } = listener();
  connect({ entry: ENTRY, onEvent, timeoutMs: 1000 });
  const filled = fill(slotWithFallback(), 'Header');
  const loading = load('cart').catch((error: unknown) => error);
  await pass(2000);
  expect(filled.state).toBe('waiting');
  expect(events).toEqual([]);
  paint();
  await pass(999);
  expect(filled.state).toBe('waiting');
  await pass(1);
  expect(await loading).toMatchObject({ reason: 'timeout' });
  expect(filled.state).toBe('absent');
  expect(types()).toContain('breaker');
  expect(remote.requests.length).toBeGreaterThan(0);
});

// HK-194
test('the head’s script is what the kit waits for', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const script = document.createElement('script');
  script.textContent = afterPaint('', false);
  document.head.append(script);
  expect(Reflect.get(window, '__fascia_painted__')).toBeInstanceOf(Promise);
  const { requests } = fakeRemote();
  connect({ entry: ENTRY });
  await pass(0);
  expect(requests).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await pass(0);
  expect(requests).toEqual([ENTRY]);
});
