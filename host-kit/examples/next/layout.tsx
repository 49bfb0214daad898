import { createFragments, fragmentHtml } from 'fascia-host/server';
import type { ReactNode } from 'react';
import { Fascia } from './fascia.ts';

const { fetchFragment } = createFragments({ origin: 'https://shop.example' });

/**
 * Pages that Next renders in advance are renewed after a minute. A `revalidate` of the request would not do: the next page
 * has its fragment from the cache, without a request that Next could see.
 */
export const revalidate = 60;

/** The root layout of the app router (`app/layout.tsx`). The links stand in the slot, which browsers allow. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const settings = { site: 'DE' } as const;
  const [header, footer] = await Promise.all([
    fetchFragment('header', settings),
    fetchFragment('footer', settings),
  ]);
  return (
    <html lang="de">
      <body>
        <Fascia module="Header" {...settings} html={fragmentHtml(header, 'header')} />
        {children}
        <Fascia module="Footer" {...settings} html={fragmentHtml(footer, 'footer')} />
      </body>
    </html>
  );
}
