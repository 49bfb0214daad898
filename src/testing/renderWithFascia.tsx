import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FasciaProvider } from '../app/ModuleShell.tsx';
import { currentPage } from '../app/page.ts';
import type { FasciaStore } from '../app/store.ts';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import type { Locale } from '../foundation/i18n/locales.ts';
import { ModuleContext } from '../foundation/sites/moduleContext.ts';
import { sites, type Site } from '../foundation/sites/sites.ts';
import './freshPage.ts';

/** The settings of the module around the component, and the page's store. */
interface Environment {
  /** Default `'DE'`. */
  site?: Site;
  /** The language of the texts. Default: the site's. */
  locale?: Locale;
  /** The host's client router. */
  navigate?: (url: string) => void;
  /** The page's path, if the host sets it. */
  path?: string;
  /** Called with the page's store before the first rendering, to dispatch an action. */
  before?: (store: FasciaStore) => void;
}

/**
 * Renders a component on a fresh page as in its module: with the page's store, the module's context and its loaded
 * texts. Also returns the page's `store`. For a whole module, use `renderModule`.
 */
export async function renderWithFascia(
  component: ReactNode,
  { site = 'DE', locale = sites[site].locale, navigate, path, before }: Environment = {},
) {
  const { store } = currentPage();
  await pageTexts(locale).load();
  before?.(store);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ModuleContext value={{ site, locale, navigate, path }}>
      <FasciaProvider locale={locale} frame={null}>
        <div className="fascia-root">{children}</div>
      </FasciaProvider>
    </ModuleContext>
  );
  return Object.assign(render(component, { wrapper }), { store });
}
