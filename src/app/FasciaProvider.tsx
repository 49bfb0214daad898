import { I18nProvider } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Locale } from '../foundation/i18n/locales.ts';
import { currentPage } from './page.ts';

interface Props {
  locale: Locale;
  /** Drawn at reserved height until the texts have arrived. A door never suspends (design §4). */
  frame: ReactNode;
  children: ReactNode;
}

/** Gives a door what the page shares: its store, and its locale's texts once they are there. */
export function FasciaProvider({ locale, frame, children }: Props) {
  const [{ store, locales }] = useState(currentPage);
  const arrived = () => locales.get(locale);
  const i18n = useSyncExternalStore(locales.subscribe, arrived, arrived);
  // Until another language has come, the one before stays: the frame would lose what was typed.
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
