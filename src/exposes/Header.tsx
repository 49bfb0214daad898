import { useEffect, useState } from 'react';
import { ModuleShell } from '../app/ModuleShell.tsx';
import { adoptPage, currentPage, loadServices } from '../app/page.ts';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { Header as HeaderArea } from '../areas/header/Header.tsx';
import { promotionView } from '../features/promotions/promotionView.ts';
import { decidedSlots, type ReservedSlots } from '../features/promotions/reservedSlots.ts';
import {
  parseHeaderSettings,
  type HeaderSettings,
  type ParsedHeaderSettings,
} from '../areas/header/headerSettings.ts';

export { version } from '../foundation/version.ts';

export type { HeaderSettings };

loadServices();

/** Microtasks within which everything goes on that waits for nothing: about 25, and as many again where the kit waits. */
const MAX_TURNS = 100;

/**
 * The page's header: promotions, logo, search, icons, navigation. Needs no provider. Never throws and never
 * suspends: it keeps its reserved height until its texts have been loaded. Failures are reported by
 * `fascia:error` (HOST-03, HOST-22).
 */
export function Header(props: HeaderSettings) {
  const parsed = parseHeaderSettings(props);
  const { settings } = parsed;
  const [reservedSlots] = useState<ReservedSlots>(() => new Map(decidedSlots()));
  useEffect(() => decidedSlots().clear(), []);
  const area = { settings, reservedSlots };
  return (
    <ModuleShell module="header" parsed={parsed} frame={<HeaderArea {...area} empty />}>
      <HeaderArea {...area} />
    </ModuleShell>
  );
}

/**
 * Resolves when the header's texts have been loaded, so that its first rendering is complete. Where a server has rendered
 * it into the page, takes over the data that the server has read, and waits for all that hydration needs, however long
 * it takes: until then the server's markup stays (SSR-02, SSR-03). Never rejects.
 *
 * @param settings Those that the server had, if it has rendered the header.
 */
export async function prepare(settings: HeaderSettings = {}): Promise<void> {
  const { settings: parsed } = parseHeaderSettings(settings);
  const texts = pageTexts(parsed.locale);
  await Promise.all([
    texts.load(),
    adoptPage('header', { parts: [texts.catalogue], promotionParts: [promotionView] }),
  ]);
  await readEarlyAnswers(parsed);
}

/**
 * Lets the first drawing have its cart and its promotions, where their answers and the code for them have come before the
 * header's own code (HK-193). Waits for nothing that is still on its way.
 */
async function readEarlyAnswers(settings: ParsedHeaderSettings): Promise<void> {
  if (typeof window === 'undefined') return;
  const { store } = currentPage();
  let turn = 0;
  const end = () => {
    turn = MAX_TURNS;
  };
  import(/* webpackChunkName: "services" */ '../areas/header/lazy/readBeforeDrawing.ts')
    // Code that comes later is too late: the header has been drawn, and reads by itself.
    .then(({ readBeforeDrawing }) =>
      turn < MAX_TURNS ? readBeforeDrawing(settings, store, promotionView) : undefined,
    )
    .then(end, end);
  for (; turn < MAX_TURNS; turn += 1) await undefined;
}

export default Header;
