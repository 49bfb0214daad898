import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { Fascia } from '../../../../host-kit/src/react.tsx';
import { usePage } from '../routing/page.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Container } from '../ui/Container.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CartPage.module.css';
import { CartContents, CartPlaceholder } from './CartContents.tsx';
import { WithCart } from './WithCart.tsx';

/** Without the catalogue, the cart is displayed without its names and prices. */
const noOffers = {
  products: [],
  giftCards: [],
  freeArticles: [],
  partnerProducts: [],
  subscriptions: [],
};

/** The cart page. */
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
          {(cartModule) =>
            cartModule && catalogue.state !== 'pending' ? (
              <CartContents cartModule={cartModule} offers={offers}>
                <Fascia
                  module="NewsletterForm"
                  site={site}
                  origin="SHOPPING_CART"
                  originAddition="cart"
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
