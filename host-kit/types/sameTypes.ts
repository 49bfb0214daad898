import type { MountableSettings } from '../../src/exposes/mount.tsx';
import type {
  FasciaEvents as RemoteEvents,
  HostEvents as EventsForRemote,
} from '../../src/foundation/browser/page/events.ts';
import type { CartModule } from '../src/types/cart.ts';
import type { FasciaEvents, HostEvents } from '../src/types/events.ts';
import type { ModuleSettings } from '../src/types/modules.ts';

// The package's types are written by hand, so that hosts do not depend on fascia. This file compiles only if they are
// identical to the remote's types.

/** In the package's sources, site and locale are strings. Its build replaces them with the shop's codes. */
type AnyCode<Name, Value> = Name extends 'site' | 'locale'
  ? Value extends string
    ? string
    : Value
  : Value;

/** Expands a type recursively, so that structurally equal types become identical. */
type Plain<Type> = Type extends (...given: infer Given) => infer Result
  ? (...given: PlainList<Given>) => Plain<Result>
  : Type extends Promise<infer Result>
    ? Promise<Plain<Result>>
    : Type extends object
      ? { [Name in keyof Type]: Plain<AnyCode<Name, Type[Name]>> }
      : Type;
type PlainList<List extends unknown[]> = { [Index in keyof List]: Plain<List[Index]> };

type Same<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2
    ? true
    : false;
const same = <One, Other>(isSame: Same<Plain<One>, Plain<Other>>) => isSame;

type RemoteCart = typeof import('../../src/exposes/cart.ts');

same<ModuleSettings['Header'], MountableSettings['Header']>(true);
same<ModuleSettings['Footer'], MountableSettings['Footer']>(true);
same<ModuleSettings['NewsletterForm'], MountableSettings['NewsletterForm']>(true);
same<ModuleSettings['PreviewPanel'], MountableSettings['PreviewPanel']>(true);
same<keyof ModuleSettings, keyof MountableSettings>(true);
same<CartModule['cartStore'], RemoteCart['cartStore']>(true);
same<CartModule['useCart'], RemoteCart['useCart']>(true);
same<keyof CartModule, keyof RemoteCart>(true);
same<
  Awaited<ReturnType<CartModule['cartMessages']>>,
  Awaited<ReturnType<RemoteCart['cartMessages']>>
>(true);
same<FasciaEvents, RemoteEvents>(true);
same<HostEvents, EventsForRemote>(true);

// @ts-expect-error A setting of the header is missing.
same<Omit<ModuleSettings['Header'], 'sticky'>, MountableSettings['Header']>(true);
// @ts-expect-error An action of the cart is missing.
same<Omit<CartModule['cartStore'], 'undo'>, RemoteCart['cartStore']>(true);
// @ts-expect-error An event is missing.
same<Omit<FasciaEvents, 'fascia:cart-added'>, RemoteEvents>(true);
