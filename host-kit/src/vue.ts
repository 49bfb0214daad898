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
import type { CartActions, CartSnapshot, ModuleSettings } from './types/fascia.ts';
import type { SlotModule } from './types/remote.ts';
import { fillFor, type ComponentFill } from './views/fillFor.ts';
import { cartActions, getSnapshot, subscribe, unloadedCart } from './views/pageCart.ts';
import { slotAttributes } from './views/slotAttributes.ts';
import { trustedHtml } from './views/trustedHtml.ts';

export type { CartActions, CartSnapshot };

/** A module, its settings, and its server-rendered HTML. */
export interface FasciaProps<Name extends SlotModule> {
  /** The module to show. Changing it creates a new slot. */
  module: Name;
  settings?: ModuleSettings[Name];
  /** The module's HTML from `fragmentHtml` of `fascia-host/server`. Replaces the component's default slot. */
  html?: string;
}

const Slot = defineComponent(
  <Name extends SlotModule>(
    props: FasciaProps<Name>,
    { slots }: { slots: { default?: () => unknown } },
  ) => {
    const slot = shallowRef<Element>();
    const settings = () => props.settings ?? ({} as ModuleSettings[Name]);
    let filled: ComponentFill<ModuleSettings[Name]> | undefined;
    // Read once: after the first render, the content of the element belongs to fascia.
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
      // Vue only updates the inner element, which fascia can safely detach.
      return h('div', attributes, hasContent ? [h('div', slots.default?.() as never)] : []);
    };
  },
  { name: 'FasciaSlot', props: ['module', 'settings', 'html'] },
);

/**
 * Renders a module of fascia in a Vue app (HK-57). The component's default slot is the fallback: it is shown while the
 * module is loading or unavailable. The module runs in its own React root, so its errors do not reach this app.
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
 * Returns the visitor's cart and its actions as a shallow ref: `cart.value.count`, or `cart.count` in templates. While
 * the remote is loading, the cart is empty and `busy`, and actions wait. While the remote is unavailable, `readError`
 * is `'UNKNOWN'` and actions resolve with `ok: false` (HK-54). Unsubscribes with its component or effect scope.
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
  // The first render must match the server's, so it uses the empty cart.
  if (getCurrentInstance()) onMounted(start);
  else start();
  onScopeDispose(() => unsubscribe?.());
  return cart;
}
