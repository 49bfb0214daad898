import { ModuleShell } from '../app/ModuleShell.tsx';
import { prepareLocale } from '../app/page.ts';
import { Header as HeaderArea } from '../areas/header/Header.tsx';
import { parseHeaderSettings, type HeaderSettings } from '../areas/header/headerSettings.ts';

export type { HeaderSettings };

/**
 * The page's header: logo, search, icons, navigation (H). Needs no provider. Never throws, never
 * suspends: until its texts have arrived it holds its place; what fails tells `fascia:error`.
 */
export function Header(given: HeaderSettings) {
  const parsed = parseHeaderSettings(given);
  const { settings } = parsed;
  return (
    <ModuleShell module="header" parsed={parsed} frame={<HeaderArea settings={settings} empty />}>
      <HeaderArea settings={settings} />
    </ModuleShell>
  );
}

/** Resolves when the header's texts have arrived, so that its first drawing is whole. Never rejects. */
export function prepare(settings: HeaderSettings = {}): Promise<void> {
  return prepareLocale(parseHeaderSettings(settings).settings.locale);
}

export default Header;
