import { expect, jest, test } from '@jest/globals';
import { afterPaint } from '../server/head/filesScript.ts';
import { connect, fill } from './connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

// HK-194
test('in a page with a server’s markup nothing is asked for before the first frame, and time-outs of tries begin then', async () => {
  const { requests } = fakeRemote({ answers: ['refused', 'container'] });
  const { promise, resolve: paint } = Promise.withResolvers<void>();
  Reflect.set(window, '__fascia_painted__', promise);
  connect({ entry: ENTRY });
  const filled = fill(slotWithFallback(), 'Header');
  await pass(2500);
  expect(requests).toEqual([]);
  paint();
  await pass(0);
  expect(requests).toEqual([ENTRY]);
  await pass(300);
  expect(filled.state).toBe('filled');
});

// HK-194
test('the head’s script is what the kit waits for', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const script = document.createElement('script');
  script.textContent = afterPaint('');
  document.head.append(script);
  expect(Reflect.get(window, '__fascia_painted__')).toBeInstanceOf(Promise);
  const { requests } = fakeRemote();
  connect({ entry: ENTRY });
  await pass(0);
  expect(requests).toEqual([ENTRY]);
});
