import { useState } from 'react';
import { pageUrl } from '../../shop/urls.ts';
import { WithCart } from '../cart/WithCart.tsx';
import { usePage } from '../page.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Width } from '../parts/Width.tsx';
import { CART } from '../routing/cartPath.ts';
import { Scene } from '../service/Scene.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Checkout.module.css';
import { Order } from './Order.tsx';
import { OrderForm } from './OrderForm.tsx';

/** The checkout of the demo: it asks what a shop asks, keeps nothing and sells nothing. */
export function Checkout() {
  const [ordered, setOrdered] = useState(false);
  const { site } = usePage();
  const { checkout, cart } = useTexts();
  if (ordered) {
    return (
      <Width>
        <Scene picture="/img/phases/gift-ideas.svg">
          <PageHeading title={checkout.thanks} key="thanks" />
          <p role="status">{checkout.demo}</p>
          <ButtonLink href={pageUrl(site, '/')}>{cart.goOn}</ButtonLink>
        </Scene>
      </Width>
    );
  }
  return (
    <Width>
      <div className={styles.page}>
        <p>
          <a href={pageUrl(site, CART)}>{checkout.back}</a>
        </p>
        <PageHeading className={styles.title} title={checkout.title} />
        <div className={styles.columns}>
          <OrderForm onOrder={() => setOrdered(true)} />
          <WithCart>{(door) => door && <Order door={door} />}</WithCart>
        </div>
      </div>
    </Width>
  );
}
