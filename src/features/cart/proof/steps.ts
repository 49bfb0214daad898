import type { CartChange } from '../cartChange.ts';
import { troubles } from './fakeNetwork.ts';
import type { Run } from './run.ts';
import { cartOf, turn, type Tab } from './tab.ts';

/** A step of a run in three numbers, so that any sequence can be made, and made shorter. */
export type Step = readonly [kind: number, tab: number, detail: number];

const articles = ['A', 'B', 'C', 'D'];
/** Around the ends of the 7.5 s, the 10 s and the 15 s. */
const waits = [1, 1, 2499, 2500, 4999, 5000, 7499, 7500, 9999, 10_000, 14_999, 15_000];

function setArticle(detail: number): CartChange {
  const name = articles[detail % 4] ?? 'A';
  const setting = { productId: name, tcm: `t${name}`, quantity: Math.floor(detail / 4) % 5 };
  return { setArticle: setting };
}

const G = { productId: 'G', tcm: 'tG' };
const F = { productId: 'F', campaignId: 'cF' };
const others: readonly CartChange[] = [
  { setGiftCard: { ...G, set: false } },
  { setGiftCard: { ...G, set: false } },
  { setGiftCard: { ...G, set: true } },
  { setFreeArticle: { ...F, remove: true } },
  { setFreeArticle: { ...F, remove: true } },
  { setFreeArticle: { ...F, remove: false } },
  { setPartnerProduct: { partnerProductId: 'P', set: true } },
  { setPartnerProduct: { partnerProductId: 'P', set: false } },
  { deleteSubscription: { subscriptionId: 'S' } },
  { deleteSubscription: { subscriptionId: 'T' } },
];

const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

type Do = (run: Run, tab: Tab, detail: number) => void | Promise<void>;

/** What a visitor does: nothing at a page that is away. */
const byVisitor = (act: Do): Do =>
  function onPage(run, tab, detail) {
    return tab.isAway ? undefined : act(run, tab, detail);
  };

const withRemoved = (act: (run: Run, tab: Tab, id: string) => void): Do =>
  byVisitor((run, tab, detail) => {
    const entry = at(cartOf(tab).deleted, detail);
    if (entry) act(run, tab, entry.id);
  });

const remove: Do = (run, tab, detail) => {
  const name = at(Object.keys(tab.expected.confirmed.articles), detail) ?? 'A';
  run.change(tab, { setArticle: { productId: name, tcm: `t${name}`, quantity: 0 } });
};

/** What can happen, each as often as its number says. */
const kinds: readonly (readonly [number, Do])[] = [
  [16, byVisitor((run, tab, detail) => run.change(tab, setArticle(detail)))],
  [8, byVisitor(remove)],
  [8, byVisitor((run, tab, detail) => run.change(tab, at(others, detail) ?? setArticle(detail)))],
  [8, withRemoved((run, tab, id) => run.undo(tab, id))],
  [1, byVisitor((run, tab) => run.undo(tab, 'nobody'))],
  [2, byVisitor((run, tab) => run.reload(tab))],
  [
    14,
    ({ browser: { network } }, _, detail) => {
      const call = at(network.calls, detail);
      if (call) network.arrive(call);
    },
  ],
  [
    3,
    ({ browser: { network } }, _, detail) => {
      const changes = network.calls.filter((call) => call.change);
      const call = at(changes, detail);
      if (call) network.repeat(call);
    },
  ],
  [
    22,
    ({ browser: { network } }, _, detail) => {
      const call = at(network.calls, detail);
      if (call) network.answer(call);
    },
  ],
  [
    8,
    ({ browser: { network } }, _, detail) => {
      const call = at(network.calls, detail);
      const trouble = at(troubles, Math.floor(detail / 4));
      if (call && trouble) network.spoil(call, trouble);
    },
  ],
  [
    2,
    ({ browser: { network } }) => {
      network.isDown = !network.isDown;
    },
  ],
  [7, (run, _, detail) => run.clock.advance(at(waits, detail) ?? 1, turn)],
  [
    5,
    // To the very moment, or to the one before.
    ({ clock }, _, detail) => clock.advance((clock.untilNext() ?? 1) - (detail % 2), turn),
  ],
  [3, ({ browser: { messages } }) => messages.shift()?.()],
  [
    1,
    ({ browser: { storage } }) => {
      storage.isBroken = !storage.isBroken;
    },
  ],
  [
    1,
    ({ browser: { code } }) => {
      code.isSlow = !code.isSlow;
    },
  ],
  [1, (run, tab) => run.loadAnew(tab)],
  [1, (run, tab) => run.leave(tab)],
  [2, (run, tab) => run.return(tab)],
  [
    1,
    // Who the visitor is tells the code that comes with the engine's, in one chunk.
    byVisitor((run, tab) => {
      if (tab.expected.isThere) run.changeVisitor(tab);
    }),
  ],
  [1, withRemoved((run, tab, id) => run.hover(tab, id, true))],
  [1, withRemoved((run, tab, id) => run.hover(tab, id, false))],
  [
    1,
    byVisitor((run, tab, detail) => {
      tab.page.isHidden = detail % 3 === 0;
      if (!tab.page.isHidden) run.look(tab);
    }),
  ],
  [4, (run, _, detail) => run.codeComes(detail % 3 > 0)],
];

const table = kinds.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** One more than the highest kind of a step. */
export const KINDS = table.length;

/** Makes a step, and lets follow what follows. */
export async function make(run: Run, [kind, tabIndex, detail]: Step): Promise<void> {
  const tab = at(run.tabs, tabIndex);
  const act = table[kind];
  if (tab && act) await act(run, tab, detail);
  await turn();
}
