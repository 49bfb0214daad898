import { expect, jest, test } from '@jest/globals';
import { connect, fill } from './connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  listener,
  openPage,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

// HK-11, HK-24
test('a late header waits until the visitor no longer uses the fallback', async () => {
  const { remote, events, slot, filled } = openPage({ outcomes: ['hangs'] });
  await pass(3000);
  expect([filled.state, slot.dataset['fasciaSlotState']]).toEqual(['absent', 'absent']);
  expect(await filled.settled).toBe('absent');
  const field = slot.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = 'tasse';
  remote.settle(0, 'container');
  await pass(1000);
  expect(filled.state).toBe('absent');
  field.blur();
  await pass(1000);
  expect(field.value).toBe('tasse');
  expect(filled.state).toBe('absent');
  field.value = '';
  await pass(100);
  expect(filled.state).toBe('filled');
  expect(events.at(-1)).toMatchObject({ type: 'filled', isLate: true });
});

// HK-11
test('a late header hydrates server-rendered HTML immediately, even while it has the focus', async () => {
  const remote = fakeRemote({ outcomes: ['hangs'] });
  connect({ entry: ENTRY });
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = '<header data-fascia="header"><input name="query"></header>';
  const filled = fill(slot, 'Header');
  await pass(4000);
  slot.querySelector('input')?.focus();
  remote.settle(0, 'container');
  await pass(0);
  expect(filled.state).toBe('filled');
});

// HK-10
test('a slot is filled when the parser has passed it', async () => {
  fakeRemote();
  connect({ entry: ENTRY });
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const filled = fill('#header', 'Header');
  await pass(200);
  const slot = slotWithFallback();
  slot.id = 'header';
  await pass(200);
  expect(filled.state).toBe('waiting'); // The end tag may not be parsed yet.
  document.body.append(document.createElement('main'));
  await pass(100);
  expect(filled.state).toBe('filled');
  readyState.mockRestore();
});

// HK-10
test('a selector without an element emits an event, and an invalid selector throws', async () => {
  fakeRemote();
  const { events, onEvent } = listener();
  connect({ entry: ENTRY, onEvent });
  expect(await fill('#nowhere', 'Header').settled).toBe('absent');
  expect(events.at(-1)).toMatchObject({ type: 'failed', message: 'No element #nowhere' });
  expect(() => fill('##', 'Header')).toThrow('selector');
});

// HK-21
test('a module whose code fails to load is requested again', async () => {
  const { events, filled } = openPage({ failingModules: 2 });
  await pass(0);
  expect(filled.state).toBe('absent');
  expect(events[0]).toMatchObject({ type: 'failed', module: 'Header', reason: 'network' });
  await pass(5000);
  expect(filled.state).toBe('filled');
});
