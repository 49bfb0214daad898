export { connect, fill, load } from './browser/connect.ts';
export { RemoteError } from './types/remote.ts';
export type {
  ConnectOptions,
  FailureReason,
  FasciaHost,
  FilledSlot,
  LoadedModules,
  Release,
  Remote,
  RemoteEvent,
  SharedModule,
  SharedReact,
  SlotModule,
  SlotState,
} from './types/remote.ts';
export type * from './types/addresses.ts';
export type * from './types/cart.ts';
export type * from './types/events.ts';
export type * from './types/modules.ts';
export type * from './types/shop.ts';
