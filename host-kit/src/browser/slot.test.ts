import { expect, jest, test } from '@jest/globals';
import { connect, fill } from './connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  openPage,
  pass,
  reportBreak,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

const header = (slot: Element) => slot.querySelector('[data-fascia="header"]');
const fallback = (slot: Element) => slot.querySelector('a[href="/"]');

/** Fills a slot with a header that does not render until `prepare` is called. */
function fillUnprepared() {
  const { promise, resolve: prepare } = Promise.withResolvers<void>();
  return { ...openPage({ isPrepared: () => promise }), prepare };
}

// HK-10
test('a slot keeps its content until the module is ready to render', async () => {
  const { slot, filled, prepare } = fillUnprepared();
  await pass(500);
  expect([filled.state, slot.dataset['fasciaSlotState']]).toEqual(['waiting', 'waiting']);
  expect(fallback(slot)).not.toBeNull();
  prepare();
  await pass(0);
  expect(filled.state).toBe('filled');
});

// HK-11
test('a slot that is removed before the module replaces its content keeps the content', async () => {
  const { slot, filled, prepare } = fillUnprepared();
  await pass(0);
  filled.remove();
  prepare();
  await pass(0);
  expect(fallback(slot)).not.toBeNull();
  expect(header(slot)).toBeNull();
});

// HK-11
test('the latest content of the slot is restored', async () => {
  const { slot, filled, prepare } = fillUnprepared();
  await pass(0);
  slot.innerHTML = '<a href="/new">Aroma</a>';
  prepare();
  await pass(0);
  expect(header(slot)).not.toBeNull();
  filled.remove();
  await pass(0);
  expect(slot.innerHTML).toBe('<a href="/new">Aroma</a>');
});

// HK-10, HK-24
test('a header fills its slot with the page’s settings and later updates', async () => {
  const { remote, types, events, slot, filled } = openPage({ settings: { site: 'AT' } });
  filled.update({ reduced: true });
  await pass(0);
  expect(await filled.settled).toBe('filled');
  expect(slot.dataset['fasciaSlotState']).toBe('filled');
  expect(header(slot)).not.toBeNull();
  expect(fallback(slot)).toBeNull();
  expect(remote.mounts[0]?.settings).toEqual({ site: 'AT', reduced: true });
  filled.update({ site: 'DE' });
  expect(remote.mounts[0]?.settings).toEqual({ site: 'DE', reduced: true });
  expect(types()).toEqual(['loaded', 'loaded', 'filled']);
  expect(events.at(-1)).toMatchObject({ module: 'Header', isHydrated: false, isLate: false });
});

// HK-24
test('events contain the time that loading and filling took', async () => {
  const { promise: isReady, resolve: prepare } = Promise.withResolvers<void>();
  await pass(1000);
  const { remote, events } = openPage({ outcomes: ['hangs'], isPrepared: () => isReady });
  await pass(300);
  remote.settle(0, 'container');
  await pass(200);
  prepare();
  await pass(0);
  const times = events.map((event) => [event.type, 'durationMs' in event && event.durationMs]);
  expect(times).toEqual([
    ['loaded', 300],
    ['loaded', 300],
    ['filled', 500],
  ]);
});

// HK-11
test('the fallback of a slot is restored when the module is removed', async () => {
  const { slot, filled } = openPage();
  const clicked = jest.fn();
  fallback(slot)?.addEventListener('click', clicked);
  await pass(0);
  expect(fallback(slot)).toBeNull();
  filled.remove();
  expect(filled.state).toBe('removed');
  await pass(0);
  slot.querySelector('a')?.dispatchEvent(new Event('click'));
  expect(clicked).toHaveBeenCalledTimes(1);
});

// HK-11
test('a slot that is filled twice shows only the later module', async () => {
  const { remote, slot, filled: first } = openPage({ settings: { site: 'AT' } });
  await pass(0);
  const second = fill(slot, 'Header', { site: 'DE' });
  await pass(0);
  expect([first.state, second.state]).toEqual(['removed', 'filled']);
  expect(slot.querySelectorAll('[data-fascia]')).toHaveLength(1);
  expect(remote.mounts.map(({ settings }) => settings)).toEqual([{ site: 'AT' }, { site: 'DE' }]);
  second.remove();
  await pass(0);
  expect(fallback(slot)).not.toBeNull();
});

// HK-11
test('filling a new slot removes slots of the same module that are no longer in the document', async () => {
  const { slot: old, filled: former } = openPage();
  await pass(0);
  old.remove();
  expect(former.state).toBe('filled');
  fill(slotWithFallback(), 'Header');
  expect(former.state).toBe('removed');
});

// HK-11, HK-24, HOST-40
test.each([true, false])(
  'the fallback is restored if the header fails (in its first render: %s)',
  async (breaks) => {
    const { types, slot, filled } = openPage({ breaks });
    await pass(0);
    if (!breaks) {
      header(slot)?.remove();
      reportBreak();
      await pass(0);
    }
    expect([filled.state, slot.dataset['fasciaSlotState']]).toEqual(['broken', 'broken']);
    expect(await filled.settled).toBe(breaks ? 'broken' : 'filled');
    expect(fallback(slot)).not.toBeNull();
    expect(types().filter((type) => type === 'broken')).toHaveLength(1);
  },
);

// HK-11
test('the failure of another header does not affect this one', async () => {
  const { filled } = openPage();
  await pass(0);
  reportBreak();
  await pass(0);
  expect(filled.state).toBe('filled');
});

// HK-11
test('server-rendered HTML is restored if its header fails', async () => {
  fakeRemote();
  connect({ entry: ENTRY });
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = '<header data-fascia="header"><a href="/">Aroma</a></header>';
  const { innerHTML } = slot;
  fill(slot, 'Header');
  await pass(0);
  header(slot)?.remove();
  reportBreak();
  await pass(0);
  expect(slot.innerHTML).toBe(innerHTML);
});
