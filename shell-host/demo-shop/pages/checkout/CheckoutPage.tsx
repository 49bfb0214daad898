import { useState } from 'react';
import { addressOf } from '../../urls.ts';
import { WithCart } from '../cart/WithCart.tsx';
import { usePage } from '../routing/page.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Container } from '../ui/Container.tsx';
import { IllustratedText } from '../ui/IllustratedText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CheckoutPage.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { OrderForm } from './OrderForm.tsx';

/** The demo's checkout, which stores and sells nothing. */
export function CheckoutPage() {
  const [ordered, setOrdered] = useState(false);
  const { site } = usePage();
  const { checkout, cart } = useTexts();
  if (ordered) {
    return (
      <Container>
        <IllustratedText picture="/img/phases/gift-ideas.svg">
          <PageHeading title={checkout.thanks} key="thanks" />
          <p role="status">{checkout.demoNote}</p>
          <ButtonLink to="/">{cart.continueShopping}</ButtonLink>
        </IllustratedText>
      </Container>
    );
  }
  return (
    <Container>
      <div className={styles.page}>
        <p>
          <a href={addressOf(site, 'cart')}>{checkout.back}</a>
        </p>
        <PageHeading className={styles.title} title={checkout.title} />
        <div className={styles.columns}>
          <OrderForm onOrder={() => setOrdered(true)} />
          <WithCart>
            {(cartModule) => cartModule && <OrderSummary cartModule={cartModule} />}
          </WithCart>
        </div>
      </div>
    </Container>
  );
}
