import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useLazyPart } from '../foundation/async/useLazyPart.ts';
import { report } from '../foundation/browser/page/report.ts';
import { pageAddresses } from '../foundation/http/serviceOrigins.ts';
import { ModuleContext, type ModuleContextValue } from '../foundation/sites/moduleContext.ts';
import { pageTexts, type LazyTexts } from '../foundation/i18n/lazyTexts.ts';
import type { Locale } from '../foundation/i18n/locales.ts';
import type { ParseResult } from '../foundation/settings/parseSettings.ts';
import { ErrorBoundary } from '../foundation/ui/ErrorBoundary.tsx';
import { currentPage } from './page.ts';
import { ServerPage } from './ServerPage.ts';
import './tokens.css';

/** Renders every text as an empty string. Used until the texts have been loaded. */
const noTexts = setupI18n({ locale: 'en', messages: { en: {} }, missing: () => '' });

interface Frame {
  /**
   * Rendered at the reserved height until the texts have been loaded, because a module never suspends (HOST-03).
   * Elements that the frame and the children have in common keep their state.
   */
  frame?: ReactNode;
  /** The module's texts. By default, the texts that all modules share. */
  texts?: ((locale: Locale) => LazyTexts) | undefined;
  children: ReactNode;
}

interface Props extends Frame {
  /** The module's name in `data-fascia` and in reports. */
  module: string;
  /** The host's parsed settings. Problems are reported once each time they change. */
  parsed: ParseResult<Pick<ModuleContextValue, 'site' | 'locale'> & Partial<ModuleContextValue>>;
}

/** The shell around every visible module: an error boundary, the page's store, its texts and its context. */
export function ModuleShell({ module, parsed, frame, texts, children }: Props) {
  const { site, locale, navigate, path, addresses } = parsed.settings;
  // Serialized, because a host may pass a new but equal object on each render.
  const given = JSON.stringify(addresses)?.replaceAll('{site}', site);
  const context = useMemo(
    () => ({ module, site, locale, navigate, path, addresses: given && JSON.parse(given) }),
    [module, site, locale, navigate, path, given],
  );
  const problems = parsed.problems.join('; ');
  useEffect(() => {
    if (given) pageAddresses().set(given, context.addresses);
  }, [given, context.addresses]);
  useEffect(() => {
    if (problems) report({ module, operation: 'settings', message: problems });
  }, [module, problems]);
  return (
    <ErrorBoundary module={module} attempt={`${locale} ${problems}`}>
      <ModuleContext value={context}>
        <FasciaProvider locale={locale} frame={frame} texts={texts}>
          {children}
        </FasciaProvider>
      </ModuleContext>
    </ErrorBoundary>
  );
}

/** Provides the page's store, and the locale's texts once they have been loaded. */
export function FasciaProvider({
  locale,
  frame,
  texts = pageTexts,
  children,
}: Frame & { locale: Locale }) {
  const onServer = use(ServerPage);
  const [page] = useState(() => onServer ?? currentPage());
  const i18n = useLazyPart(texts(locale));
  // Keeps the previous language visible while the next one loads. The frame would discard typed text.
  const [shown, setShown] = useState(i18n);
  if (i18n && i18n !== shown) setShown(i18n);

  return (
    <Provider store={page.store} serverState={page.renderedState}>
      <I18nProvider i18n={shown ?? noTexts}>{shown ? children : frame}</I18nProvider>
    </Provider>
  );
}
