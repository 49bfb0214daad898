/** `fascia-host`: connects a page to the remote and fills its slots. */
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
export type * from './types/fascia.ts';
