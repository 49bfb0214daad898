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
        true,
      ),
    ] as const,
);

/**
 * The contents that are shipped with fascia: one chunk per site, with a name that hosts can preload. The build checks
 * them against the schema, so that no browser has to.
 */
export const bundledContents = Object.fromEntries(entries) as Readonly<
  Record<Site, LazyPart<FooterContent>>
>;
