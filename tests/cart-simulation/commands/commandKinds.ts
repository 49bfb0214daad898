import fc from 'fast-check';
import type { NetworkFault } from '../fakes/fakeNetwork.ts';
import { cartOf, flush } from '../tab.ts';
import {
  type CommandKind,
  at,
  index,
  product,
  freeArticle,
  waits,
  faults,
  byVisitor,
  change,
  onRemoved,
  onCall,
  event,
  setFlag,
} from './commandBuilders.ts';

/** All events of the simulation. Their names appear in counterexamples. */
export const commandKinds: Record<string, CommandKind> = {
  SetArticle: byVisitor(
    16,
    (simulation, tab, name: string, quantity: number) =>
      simulation.change(tab, { setArticle: { ...product(name), quantity } }),
    { arguments: fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.nat(4)) },
  ),
  AddArticle: byVisitor(
    20,
    (simulation, tab, name: string, quantity: number) =>
      simulation.change(tab, { addArticle: { ...product(name), quantity } }),
    { arguments: fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: -2, max: 2 })) },
  ),
  /** The visitor changes the cart on another device and later adds an article here. */
  AddAfterOtherDevice: byVisitor(
    4,
    async (simulation, tab, name: string, quantity: number) => {
      await simulation.useOtherDevice(name, quantity);
      simulation.change(tab, { addArticle: { ...product(name), quantity: 1 } });
    },
    {
      arguments: fc.tuple(fc.constantFrom('A', 'B'), fc.nat(4)),
      // Otherwise a pending change would be sent for the cart as it was before.
      canRun: ({ browser: { code }, tabs }) =>
        code.waiting().length === 0 && tabs.every((each) => cartOf(each).log.length === 0),
    },
  ),
  /** Removes an article that the service has confirmed. */
  RemoveArticle: byVisitor(
    8,
    (simulation, tab, position: number) => {
      const name = at(Object.keys(tab.model.confirmed.articles), position) ?? 'A';
      simulation.change(tab, { setArticle: { ...product(name), quantity: 0 } });
    },
    { arguments: index },
  ),
  RemoveGiftCard: change(2, { setGiftCard: { ...product('G'), set: false } }),
  AddGiftCard: change(1, { setGiftCard: { ...product('G'), set: true } }),
  RemoveFreeArticle: change(2, { setFreeArticle: { ...freeArticle, remove: true } }),
  AddFreeArticle: change(1, { setFreeArticle: { ...freeArticle, remove: false } }),
  AddPartnerProduct: change(1, { setPartnerProduct: { partnerProductId: 'P', set: true } }),
  RemovePartnerProduct: change(1, { setPartnerProduct: { partnerProductId: 'P', set: false } }),
  DeleteSubscription: byVisitor(
    4,
    (simulation, tab, subscriptionId: string) =>
      simulation.change(tab, { deleteSubscription: { subscriptionId } }),
    { arguments: fc.tuple(fc.constantFrom('S', 'T')) },
  ),
  Undo: onRemoved(8, (simulation, tab, id) => simulation.undo(tab, id)),
  UndoUnknown: byVisitor(1, (simulation, tab) => simulation.undo(tab, 'unknown')),
  Hover: onRemoved(1, (simulation, tab, id) => simulation.hover(tab, id, true)),
  StopHovering: onRemoved(1, (simulation, tab, id) => simulation.hover(tab, id, false)),
  Reload: byVisitor(4, (simulation, tab) => simulation.reload(tab)),
  /** A request arrives at the shop. */
  Arrive: onCall(14, (network, call) => network.arrive(call)),
  /** The browser sends a change twice. */
  SendTwice: onCall(
    3,
    (network, call) => network.repeat(call),
    ({ change: body, isLeft }) => body !== null && !isLeft,
  ),
  Answer: onCall(22, (network, call) => network.answer(call)),
  CutLine: onCall(1, (network, call) => network.fail(call, 'cut')),
  AnswerWith: {
    ...onCall(7, () => undefined),
    arguments: fc.tuple(fc.constantFrom(...faults), fc.nat(7)),
    run({ browser: { network } }, _, fault: NetworkFault, position: number) {
      const call = at(network.calls, position);
      if (call) network.fail(call, fault);
    },
  },
  ShopFails: setFlag(2, ({ network }) => network, 'isDown', true),
  ShopRecovers: setFlag(2, ({ network }) => network, 'isDown', false),
  Wait: {
    weight: 7,
    isGlobal: true,
    arguments: fc.tuple(fc.constantFrom(...waits)),
    run: ({ clock }, _, ms: number) => clock.advance(ms, flush),
  },
  WaitForTimer: event(3, ({ clock }) => clock.advance(clock.untilNext() ?? 1, flush)),
  WaitAlmostForTimer: event(2, ({ clock }) => clock.advance((clock.untilNext() ?? 1) - 1, flush)),
  DeliverMessage: event(
    3,
    ({ browser }) => browser.messages.shift()?.(),
    ({ browser }) => browser.messages.length > 0,
  ),
  StorageFails: setFlag(1, ({ storage }) => storage, 'isBroken', true),
  StorageRecovers: setFlag(1, ({ storage }) => storage, 'isBroken', false),
  /** From now on, code waits for `CodeLoads` or `CodeFails`. */
  CodeIsSlow: setFlag(1, ({ code }) => code, 'isSlow', true),
  CodeIsFast: setFlag(1, ({ code }) => code, 'isSlow', false),
  CodeLoads: event(
    3,
    (simulation) => simulation.settleCode(true),
    ({ browser }) => browser.code.waiting().length > 0,
  ),
  CodeFails: event(
    1,
    (simulation) => simulation.settleCode(false),
    ({ browser }) => browser.code.waiting().length > 0,
  ),
  /** A frozen tab holds the lock. */
  LockHangs: setFlag(1, ({ locks }) => locks, 'isHung', true),
  LockRecovers: event(
    3,
    ({ browser: { locks } }) => {
      locks.isHung = false;
      locks.grant();
    },
    ({ browser }) => browser.locks.isHung,
  ),
  /** A tab crashes. Its requests arrive, or are lost. */
  Crash: {
    weight: 2,
    arguments: fc.tuple(fc.nat(1)),
    run: (simulation, tab, isArrived: number) => simulation.crash(tab, isArrived === 1),
  },
  ReloadPage: { weight: 1, run: (simulation, tab) => simulation.reloadPage(tab) },
  LeavePage: {
    weight: 3,
    canRun: (_, tab) => !tab.isAway,
    run: (simulation, tab) => simulation.leave(tab),
  },
  ReturnToPage: {
    weight: 4,
    canRun: (_, tab) => tab.isAway,
    run: (simulation, tab) => simulation.restore(tab),
  },
  ChangeVisitor: byVisitor(1, (simulation, tab) => simulation.changeVisitor(tab), {
    canRun: (_, tab) => tab.model.isStarted,
  }),
  /** The next page of the tab belongs to another visitor, as after a logout. */
  LogOut: { weight: 1, run: (simulation, tab) => simulation.logOut(tab) },
  HideTab: byVisitor(1, (_, tab) => void (tab.page.isHidden = true)),
  LookAtTab: byVisitor(3, (simulation, tab) => {
    tab.page.isHidden = false;
    simulation.look(tab);
  }),
};
