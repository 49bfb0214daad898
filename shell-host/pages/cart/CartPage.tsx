import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { DoorSlot } from '../doors/DoorSlot.tsx';
import { usePage } from '../page.ts';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Width } from '../parts/Width.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CartPage.module.css';
import { Contents } from './Contents.tsx';
import { EmptyContents } from './EmptyContents.tsx';
import { WithCart } from './WithCart.tsx';

/** The catalogue is where names and prices come from; the cart's page stands without it. */
const nothingKnown = {
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
  const reading = useCatalogue();
  const offers = reading.state === 'read' ? reading.value : nothingKnown;
  return (
    <Width>
      <div className={styles.page}>
        <PageHeading className={styles.title} title={cart.title} />
        <WithCart>
          {(door) =>
            door && reading.state !== 'reading' ? (
              <Contents door={door} offers={offers}>
                <DoorSlot
                  name="NewsletterForm"
                  settings={{ site, origin: 'SHOPPING_CART', originAddition: 'cart' }}
                />
              </Contents>
            ) : (
              <EmptyContents />
            )
          }
        </WithCart>
      </div>
    </Width>
  );
}
