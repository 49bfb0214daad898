import { ModuleShell } from '../app/ModuleShell.tsx';
import { loadTexts } from '../app/whenLoaded.ts';
import { adoptPage, loadServices, pageStore } from '../app/page.ts';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { Header as HeaderArea } from '../areas/header/Header.tsx';
import { cartRequested } from '../features/cart/cartSlice.ts';
import { promotionView } from '../features/promotions/promotionView.ts';
import { hasEarlyReads } from '../foundation/http/earlyReads.ts';
import {
  hasPromotions,
  parseHeaderSettings,
  type HeaderSettings,
  type ParsedHeaderSettings,
} from '../areas/header/headerSettings.ts';

export { version } from '../foundation/version.ts';

export type { HeaderSettings };

/** Puts the prefetched promotions into the store. `undefined` until the code of this function has loaded. */
let receivePromotions:
  | typeof import('../features/promotions/chunks/services/receivePrefetched.ts').receivePrefetched
  | undefined;

async function loadReceivePromotions(): Promise<void> {
  try {
    ({ receivePrefetched: receivePromotions } =
      await import('../features/promotions/chunks/services/receivePrefetched.ts'));
  } catch {
    // Ignored, because the header's own reads need the same code and report the error.
  }
}

loadServices();
if (typeof window !== 'undefined') void loadReceivePromotions();

/**
 * The page's header: promotions, logo, search, icons, navigation. Needs no provider. Never throws and never suspends:
 * reserves its height until its texts have loaded. Reports failures with `fascia:error` (HOST-03, HOST-22).
 */
export function Header(props: HeaderSettings) {
  const parsed = parseHeaderSettings(props);
  const { settings } = parsed;
  return (
    <ModuleShell module="header" parsed={parsed} frame={<HeaderArea settings={settings} empty />}>
      <HeaderArea settings={settings} />
    </ModuleShell>
  );
}

/**
 * Resolves when the header's texts have loaded or failed, so that the first render is complete. Also puts the
 * prefetched responses that have arrived by then into the store (HK-135). Never rejects.
 *
 * If a server has rendered the header into the page, adopts the server's data and waits for the texts without a time
 * limit, because the server's markup stays until then (SSR-02, SSR-03). Waits at most 2.5 s for the promotions' code:
 * without it, hydration keeps their markup until the code has loaded (SSR-140).
 *
 * @param settings The server's settings if a server has rendered the header.
 * @param hasFallback Whether the page shows its own fallback. The promise then waits for the texts without a time
 *   limit, because the fallback is better than English texts (HEAD-32). Default false.
 */
export async function prepare(settings: HeaderSettings = {}, hasFallback = false): Promise<void> {
  const { settings: parsed } = parseHeaderSettings(settings);
  const texts = pageTexts(parsed.locale);
  if (hasPromotions(parsed)) promotionView.prefetch();
  texts.catalogue.prefetch();
  await adoptPage('header', { parts: [texts.catalogue], promotionParts: [promotionView] });
  await loadTexts(texts, hasFallback);
  adoptPrefetched(parsed);
}

/** If the document has prefetched data, requests the cart and stores the promotions. Does not wait for responses. */
function adoptPrefetched(settings: ParsedHeaderSettings): void {
  if (settings.reduced || !hasEarlyReads()) return;
  const store = pageStore();
  store.dispatch(cartRequested(settings.site));
  if (hasPromotions(settings)) receivePromotions?.(settings, store);
}

export default Header;
