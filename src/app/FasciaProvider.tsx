import { I18nProvider } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Locale } from '../foundation/i18n/locales.ts';
import { currentPage } from './page.ts';

interface Props {
  locale: Locale;
  /** Rendered at reserved height until the texts have been loaded: a module never suspends (HOST-03). */
  frame: ReactNode;
  children: ReactNode;
}

/** Provides the page's store, and the locale's texts once they have been loaded. */
export function FasciaProvider({ locale, frame, children }: Props) {
  const [{ store, locales }] = useState(currentPage);
  const getI18n = () => locales.get(locale);
  const i18n = useSyncExternalStore(locales.subscribe, getI18n, getI18n);
  // While another language is loading, the previous one stays: the frame would lose typed texts.
  const [shown, setShown] = useState(i18n);
  if (i18n && i18n !== shown) setShown(i18n);

  useEffect(() => {
    void locales.load(locale);
  }, [locales, locale]);

  return (
    <Provider store={store}>
      {shown ? <I18nProvider i18n={shown}>{children}</I18nProvider> : frame}
    </Provider>
  );
}
