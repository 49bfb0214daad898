import { pageUrl } from '../../shop/urls.ts';
import { usePage } from '../page.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Scene } from '../service/Scene.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CartPage.module.css';

/** Nothing in the cart yet: an invitation. */
export function EmptyCart() {
  const { site } = usePage();
  const { cart } = useTexts();
  return (
    <Scene picture="/img/phases/slow-brewing.svg">
      <p className={styles.strong}>{cart.empty}</p>
      <p>{cart.emptyHint}</p>
      <ButtonLink href={pageUrl(site, '/category/coffee')}>{cart.goOn}</ButtonLink>
    </Scene>
  );
}
