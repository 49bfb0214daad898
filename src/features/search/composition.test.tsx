import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { advance } from '../../testing/settle.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { box, options, SUGGESTIONS } from '../../testing/searchPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { SearchBox } from './SearchBox.tsx';

const { callsTo } = serveShop();

const emptyMessage = () => document.querySelector('[data-part="no-suggestions"]');

/** Renders a focused search box and waits for the code of its suggestions. */
async function open() {
  const visitor = userEvent.setup();
  await renderWithFascia(<SearchBox />);
  await visitor.click(box());
  await screen.findByRole('status');
  return visitor;
}

/** Sends the events of a text that an input method or a dead key is composing. */
function compose(text: string) {
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: text }, data: text, isComposing: true });
}

/** Composes a text and returns the number of requests within a second. */
async function requestsWhileComposing(text: string): Promise<number> {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    compose(text);
    await advance(1_000);
  } finally {
    jest.useRealTimers();
  }
  expect(box()).toHaveValue(text);
  return callsTo(SUGGESTIONS).length;
}

// SEARCH-12
test('sends no request while a text is composed', async () => {
  await open();
  expect(await requestsWhileComposing('kaffee')).toBe(0);
});

// SEARCH-12
test('requests suggestions for the composed text when the composition ends', async () => {
  await open();
  compose('kahve´');
  fireEvent.input(box(), { target: { value: 'kahvé' }, data: 'é', isComposing: true });
  fireEvent.compositionEnd(box(), { data: 'é' });
  await waitFor(() => expect(callsTo(SUGGESTIONS)).toHaveLength(1));
  expect(new URL(callsTo(SUGGESTIONS)[0]?.url ?? '').searchParams.get('q')).toBe('kahvé');
});

// SEARCH-57, SEARCH-12
test('hides the message about missing suggestions during a composition', async () => {
  const visitor = await open();
  await visitor.type(box(), 'xyzxyz');
  await waitFor(() => expect(emptyMessage()).toBeVisible());
  compose('xyzxyz¨');
  expect(emptyMessage()).toBeNull();
});

// UI-70
test('Escape during a composition does not clear the field', async () => {
  await open();
  compose('kahve´');
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(box()).toHaveValue('kahve´');
  fireEvent.compositionEnd(box(), { data: '' });
  fireEvent.keyDown(box(), { key: 'Escape' });
  await waitFor(() => expect(box()).toHaveValue(''));
});

describe('on an on-screen keyboard', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: query === '(pointer: coarse)',
      }) as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  // SEARCH-08, SEARCH-12
  test('shows suggestions for a word that is composed', async () => {
    await open();
    compose('kaffee');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
  });

  // SEARCH-111
  test.each(['kahve´', 'naˆ', 'コーヒ', 'かふぇ', '커ㅍ', '咖啡'])(
    'sends no request for the unfinished characters of %s',
    async (text) => {
      await open();
      expect(await requestsWhileComposing(text)).toBe(0);
    },
  );
});
