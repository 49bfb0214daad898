import { configureStore } from '@reduxjs/toolkit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartStore } from '../exposes/cart.ts';
import { Footer, prepare as prepareFooter } from '../exposes/Footer.tsx';
import * as header from '../exposes/Header.tsx';
import { selectQuery, selectSuggestions } from '../features/search/searchSlice.ts';
import { MAJOR } from '../foundation/browser/perPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { firstBreak } from '../testing/firstBreak.ts';
import { pageSlices, sliceActions } from '../testing/pageSlices.ts';
import { recordRun, type RecordedRun } from '../testing/recordRun.tsx';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import { differences } from '../testing/stateChanges.ts';
import { pageStore } from './page.ts';
import { reducer } from './store.ts';

// Two releases of one major version may be on one page, where the first one's store serves both (decision 002): what
// each minor version was recorded with stays valid. How to record another one: CHANGELOG.md.

type State = RecordedRun['state'];

const FIXTURES = join(import.meta.dirname, 'fixtures');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const current = version.split('.').slice(0, 2).join('.');

const isRecording = process.env['RECORD'] === '1';

const readRun = (name: string): RecordedRun =>
  JSON.parse(readFileSync(join(FIXTURES, `version${name}.json`), 'utf8'));
const recorded = globSync(`version${MAJOR}.*.json`, { cwd: FIXTURES })
  .map((file) => /[\d.]+\d/.exec(file)?.[0] ?? '')
  .toSorted();
/** Those that this version must agree with. */
const older = isRecording ? recorded.filter((name) => name !== current) : recorded;

// The demo shop's promotions depend on the season.
const server = serveShop({ now: () => new Date('2026-11-20T12:00:00Z') });
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const typesOf = ({ actions, requests }: RecordedRun) =>
  [...actions, ...requests].map(({ type }) => type);

/** A page whose store is an older bundle's, with a state that stays as it is. */
function openOlderPage(state: State): void {
  const store = configureStore({ reducer: () => state, middleware: (all) => all() });
  Reflect.set(globalThis, Symbol.for(`fascia.page/${MAJOR}`), {
    store: Object.assign(store, { stop: () => undefined }),
  });
}

/** A page with today's store, in the state of an older one. */
function openPage(state: State) {
  const store = pageStore();
  store.replaceReducer(() => state);
  store.replaceReducer(reducer);
  return store;
}

const initialState = () => reducer(undefined, { type: '' });
const replay = ({ actions }: RecordedRun) => actions.reduce<State>(reducer, initialState());

// HOST-121. Before each test: it would fail for the same reason, but without a name, or after a minute.
const breaks = older.flatMap((name) => firstBreak(name, readRun(name)));
beforeEach(() => {
  if (breaks.length > 0) throw new Error(breaks.join('\n'));
});

const headlinesOf = ({ state }: RecordedRun) =>
  Object.values(state.promotions).flatMap(({ data }) =>
    data && 'headline' in data && data.headline ? [data.headline] : [],
  );

/** What search tells a box with the query. */
const found = ({ search }: State, { query, received }: State['search']) => [
  selectQuery({ search }, query.box),
  selectSuggestions({ search }, query.box, received?.site ?? 'DE'),
];

/** Today's modules on a page with an older store, and today's store with what older modules dispatch. */
function testVersion(run: RecordedRun): void {
  // HOST-120
  test('tells a host today the cart that it told then', () => {
    openOlderPage(run.state);
    expect(cartStore.getState()).toMatchObject(run.cart);
  });

  // HOST-120
  test('shows its cart, promotions, navigation and visitor in today’s modules', async () => {
    openOlderPage(run.state);
    await prepareFooter();
    const { rerender } = await renderModule(header, {});
    rerender(
      <>
        <header.Header />
        <Footer />
      </>,
    );
    expect(part('cart-badge')).toHaveTextContent(String(run.cart.count));
    const { data: visitor } = run.state.personalData['visitor'] ?? {};
    expect(part('icon-user')).toHaveAccessibleName(`Mein Konto, ${visitor?.customerName}`);
    for (const headline of headlinesOf(run)) {
      expect(await screen.findByText(headline)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Kategorien' })).toHaveAttribute(
      'href',
      '/category/all',
    );

    fireEvent.click(part('icon-cart') as HTMLElement);
    const flyout = await waitFor(() => {
      expect(part('undo')).toBeVisible();
      return within(document.querySelector('[data-flyout="cart"]') as HTMLElement);
    });
    for (const { title } of run.cart.cart.articles) expect(flyout.getByText(title)).toBeVisible();
    expect(errors).toEqual([]);
  });

  // HOST-120
  test('has suggestions for what was typed', () => {
    const { query, received } = run.state.search;
    expect(found(run.state, run.state.search)).toEqual([query.text, received?.suggestions]);
  });

  // HOST-121
  test('comes from its actions with today’s reducers', () => {
    const state = replay(run);
    expect(differences(run.state, state)).toEqual([]);
    expect(found(state, run.state.search)).toEqual(found(run.state, run.state.search));
    openOlderPage(state);
    expect(cartStore.getState()).toMatchObject(run.cart);
  });

  // HOST-121
  test('has no action that today’s reducers ignore', () => {
    let state = initialState();
    const ignored = run.actions.filter((action) => {
      const before = state;
      state = reducer(state, action);
      return state === before;
    });
    expect(ignored.map(({ type }) => type)).toEqual([]);
  });

  // HOST-121
  test.each(run.requests)('has today’s answer to the request $type', async (request) => {
    const store = openPage(run.state);
    const before = store.getState();
    const answer: unknown = store.dispatch(request as never);
    // The cart answers its requests with a promise of the outcome, other requests are followed at once.
    const isAnswered = /^cart\/.+Requested$/.test(request.type)
      ? answer instanceof Promise && 'ok' in Object(await answer)
      : store.getState() !== before;
    expect(isAnswered).toBe(true);
  });
}

for (const name of recorded) {
  describe(`The page of version ${name}`, () => {
    testVersion(readRun(name));
  });
}

// HOST-122
test('This version is recorded, with every action of a run and of the store', async () => {
  const run = await recordRun(server);
  if (isRecording) {
    writeFileSync(join(FIXTURES, `version${current}.json`), `${JSON.stringify(run, null, 2)}\n`);
    return;
  }
  expect(recorded).toContain(current);
  const known = new Set(recorded.map(readRun).flatMap(typesOf));
  const today = new Set([...typesOf(run), ...sliceActions]);
  expect([...today].filter((type) => !known.has(type))).toEqual([]);
  expect(pageSlices.map(({ name }) => name).toSorted()).toEqual(Object.keys(initialState()));
});
