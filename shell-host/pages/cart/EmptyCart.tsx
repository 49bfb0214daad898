import { pageOf } from '../../shop/addresses.ts';
import { usePage } from '../routing/page.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { IllustratedText } from '../ui/IllustratedText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CartPage.module.css';

/** Nothing in the cart yet: an invitation. */
export function EmptyCart() {
  const { site } = usePage();
  const { cart } = useTexts();
  return (
    <IllustratedText picture="/img/phases/slow-brewing.svg">
      <p className={styles.strong}>{cart.empty}</p>
      <p>{cart.emptyHint}</p>
      <ButtonLink href={pageOf(site, '/category/coffee')}>{cart.goOn}</ButtonLink>
    </IllustratedText>
  );
}
