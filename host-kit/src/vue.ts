import {
  defineComponent,
  getCurrentInstance,
  h,
  onBeforeUnmount,
  onMounted,
  onScopeDispose,
  shallowRef,
  watch,
  type ShallowRef,
  type SlotsType,
} from 'vue';
import type { CartActions, CartSnapshot } from './types/cart.ts';
import type { ModuleSettings } from './types/modules.ts';
import type { SlotModule } from './types/remote.ts';
import { fillFor, type ComponentFill } from './views/fillFor.ts';
import { cartActions, getSnapshot, subscribe, unloadedCart } from './views/pageCart.ts';
import { slotAttributes } from './views/slotAttributes.ts';
import { trustedHtml } from './views/trustedHtml.ts';

export type { CartActions, CartSnapshot };

/** A module, its settings, and what its slot shows before. */
export interface FasciaProps<Name extends SlotModule> {
  /** Which module. Another one gets a slot of its own. */
  module: Name;
  settings?: ModuleSettings[Name];
  /** In place of the component's content: the module's fragment, from `fragmentHtml` of `fascia-host/server`. */
  html?: string;
}

/** The slot of one module. */
const Slot = defineComponent(
  <Name extends SlotModule>(
    props: FasciaProps<Name>,
    { slots }: { slots: { default?: () => unknown } },
  ) => {
    const slot = shallowRef<Element>();
    const settings = () => props.settings ?? ({} as ModuleSettings[Name]);
    let filled: ComponentFill<ModuleSettings[Name]> | undefined;
    // What is in the slot when it is first drawn decides: later the slot's own content is fascia's.
    const html = props.html && trustedHtml(props.html);
    const hasContent = slots.default !== undefined;

    onMounted(() => {
      if (slot.value) filled = fillFor(slot.value, props.module, settings());
    });
    watch(settings, (current) => filled?.follow(current), { deep: true, flush: 'post' });
    onBeforeUnmount(() => filled?.remove());

    return () => {
      const attributes = { ref: slot, ...slotAttributes(props.module, settings()) };
      if (html) return h('div', { ...attributes, innerHTML: html });
      // Vue changes only what is inside of the inner element, also after fascia has taken it out of the slot.
      return h('div', attributes, hasContent ? [h('div', slots.default?.() as never)] : []);
    };
  },
  { name: 'FasciaSlot', props: ['module', 'settings', 'html'] },
);

/**
 * A module of fascia in a page of Vue (HK-57). What stands between its tags is shown until the module comes, and where it does
 * not come. The slot's content belongs to fascia: nothing in it reaches this application.
 */
export const Fascia = defineComponent(
  <Name extends SlotModule>(
    props: FasciaProps<Name>,
    { slots }: { slots: { default?: () => unknown } },
  ) =>
    () =>
      h(Slot as never, { key: props.module, ...props }, slots),
  {
    name: 'Fascia',
    props: ['module', 'settings', 'html'],
    slots: Object as SlotsType<{ default?: () => unknown }>,
  },
);

/**
 * The visitor's cart, with every action on it, as a shallow ref: `cart.value.count`, in templates `cart.count`. Before the
 * remote is there it is empty and `busy`, and actions wait; where it does not come, `readError` is `'UNKNOWN'` and actions
 * resolve with `ok: false`, until it does (HK-54). Ends with its component or effect scope.
 */
export function useCart(): Readonly<ShallowRef<CartSnapshot & CartActions>> {
  const cart = shallowRef({ ...unloadedCart, ...cartActions });
  const read = () => {
    cart.value = { ...getSnapshot(), ...cartActions };
  };
  let unsubscribe: (() => void) | undefined;
  const start = () => {
    unsubscribe = subscribe(read);
    read();
  };
  // Not before the first drawing, which is the server's.
  if (getCurrentInstance()) onMounted(start);
  else start();
  onScopeDispose(() => unsubscribe?.());
  return cart;
}
