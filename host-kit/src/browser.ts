export { connect, fill, load } from './browser/connect.ts';
export { RemoteError } from './browser/remote.ts';
export type {
  ConnectOptions,
  FailureReason,
  FilledSlot,
  LoadedModules,
  Release,
  Remote,
  RemoteEvent,
  SharedModule,
  SharedReact,
  SlotModule,
  SlotState,
} from './browser/remote.ts';
export type * from './browser/addresses.ts';
export type * from './browser/cart.ts';
export type * from './browser/modules.ts';
export type * from './browser/shop.ts';
