import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FasciaProvider } from '../app/FasciaProvider.tsx';
import { currentPage } from '../app/page.ts';
import type { FasciaStore } from '../app/store.ts';
import type { Locale } from '../foundation/i18n/locales.ts';
import './freshPage.ts';

/** What a test says of the page that it renders into. */
interface Surroundings {
  /** The language of the texts, default `'de-DE'`. */
  locale?: Locale;
  /** Done with the page's store before the first drawing, as an action dispatched. */
  before?: (store: FasciaStore) => void;
}

/**
 * Renders a component as its door would, on a page of its own: with the page's store and the texts of a
 * locale, which have arrived. The answer has the page's `store` too. For a whole door take `renderDoor`.
 */
export async function renderWithFascia(
  piece: ReactNode,
  { locale = 'de-DE', before }: Surroundings = {},
) {
  const { store, locales } = currentPage();
  await locales.load(locale);
  before?.(store);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FasciaProvider locale={locale} frame={null}>
      <div className="fascia-root">{children}</div>
    </FasciaProvider>
  );
  return Object.assign(render(piece, { wrapper }), { store });
}
