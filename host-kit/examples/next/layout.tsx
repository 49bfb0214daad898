import { createFragments, fragmentHtml } from 'fascia-host/server';
import type { ReactNode } from 'react';
import { Fascia } from './fascia.ts';

const { fetchFragment } = createFragments({ origin: 'https://shop.example' });

/**
 * Regenerates static pages after a minute. Setting `revalidate` on the request is not enough: the kit may return a
 * fragment from its cache, without a request that Next can see.
 */
export const revalidate = 60;

/**
 * The root layout of the app router (`app/layout.tsx`). The links to style sheets are in the slots, because browsers
 * also apply links in the body.
 */
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
