import { pageUrl } from '../../shop/urls.ts';
import { usePage } from '../page.ts';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Width } from '../parts/Width.tsx';
import { CART } from '../routing/cartPath.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Help.module.css';
import { Scene } from './Scene.tsx';

/** Stands for every help and service page that the header and the footer lead to. */
export function Help() {
  const { site } = usePage();
  const { help, category, stores, account, newsletter, cart } = useTexts();
  const ways: [string, string][] = [
    ['/category/all', category.all],
    ['/service/storefinder/search', stores.title],
    ['/usermenu', account.title],
    [CART, cart.title],
    ['/subscribenewsletter', newsletter.title],
  ];
  return (
    <Width>
      <Scene picture="/img/phases/tea-time.svg">
        <PageHeading title={help.title} />
        <p>{help.text}</p>
        <nav aria-label={help.ways}>
          <ul className={styles.ways}>
            {ways.map(([path, title]) => (
              <li key={path}>
                <a href={pageUrl(site, path)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Scene>
    </Width>
  );
}
