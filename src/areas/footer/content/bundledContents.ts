import { footers } from '#shop/footer.ts';
import { lazyPart, type LazyPart } from '../../../foundation/async/lazyPart.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { FooterContent } from '../chunks/services/footerSchema.ts';

const entries = Object.entries(footers).map(
  ([site, importContent]) =>
    [
      site,
      lazyPart(
        { module: 'footer', operation: 'content' },
        async () => (await importContent()).default as FooterContent,
        true, // Also rendered on servers.
      ),
    ] as const,
);

/**
 * The footer contents that are bundled with fascia: one chunk per site, named so that hosts can preload it. They are
 * validated at build time instead of in the browser.
 */
export const bundledContents = Object.fromEntries(entries) as Readonly<
  Record<Site, LazyPart<FooterContent>>
>;
