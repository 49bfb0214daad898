import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { ModuleSlot } from '../remote/ModuleSlot.tsx';
import { usePage } from '../routing/page.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Container } from '../ui/Container.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CartPage.module.css';
import { CartContents } from './CartContents.tsx';
import { CartPlaceholder } from './EmptyContents.tsx';
import { WithCart } from './WithCart.tsx';

/** The catalogue is where names and prices come from; the cart's page stands without it. */
const noOffers = {
  products: [],
  giftCards: [],
  freeArticles: [],
  partnerProducts: [],
  subscriptions: [],
};

/** The cart. */
export function CartPage() {
  const { site } = usePage();
  const { cart } = useTexts();
  const catalogue = useCatalogue();
  const offers = catalogue.state === 'ready' ? catalogue.value : noOffers;
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading className={styles.title} title={cart.title} />
        <WithCart>
          {(door) =>
            door && catalogue.state !== 'pending' ? (
              <CartContents cartModule={door} offers={offers}>
                <ModuleSlot
                  name="NewsletterForm"
                  settings={{ site, origin: 'SHOPPING_CART', originAddition: 'cart' }}
                />
              </CartContents>
            ) : (
              <CartPlaceholder />
            )
          }
        </WithCart>
      </div>
    </Container>
  );
}
