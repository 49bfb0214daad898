import { pageUrl } from '../../shop/urls.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../page.ts';
import { MoreLink } from '../parts/MoreLink.tsx';
import { NoCatalogue } from '../parts/NoCatalogue.tsx';
import { EmptyGrid, ProductGrid } from '../parts/ProductGrid.tsx';
import { Section } from '../parts/Section.tsx';
import { Width } from '../parts/Width.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Hero } from './Hero.tsx';
import { Story, StoresBand } from './Story.tsx';
import { EmptyTiles, Tiles } from './Tiles.tsx';

/** In a row there are at most so many articles. */
const IN_ROW = 10;

/** The start page. */
export function Home() {
  const reading = useCatalogue();
  return (
    <>
      <Hero />
      <Width>
        {reading.state === 'failed' ? (
          <NoCatalogue />
        ) : (
          <Offers catalogue={reading.state === 'read' ? reading.value : null} />
        )}
        <StoresBand />
      </Width>
    </>
  );
}

function Offers({ catalogue }: { catalogue: Catalogue | null }) {
  const { site } = usePage();
  const { home } = useTexts();
  const fresh = catalogue?.products.filter(({ isNew }) => isNew);
  const reduced = catalogue?.products.filter(({ salePrice }) => salePrice !== undefined);
  const roots = catalogue?.categories.filter(({ parent }) => parent === null);
  return (
    <>
      <Section title={home.worlds}>{roots ? <Tiles categories={roots} /> : <EmptyTiles />}</Section>
      <Section title={home.fresh}>
        {fresh ? (
          <ProductGrid products={fresh.slice(0, IN_ROW)} inRow />
        ) : (
          <EmptyGrid places={6} inRow />
        )}
      </Section>
      <Story />
      <Section
        title={home.reduced}
        more={<MoreLink href={pageUrl(site, '/category/sale')} of={home.reduced} />}
      >
        {reduced ? (
          <ProductGrid products={reduced.slice(0, IN_ROW)} inRow />
        ) : (
          <EmptyGrid places={6} inRow />
        )}
      </Section>
    </>
  );
}
