import { pageUrl } from '../../urls.ts';
import { usePage } from '../routing/page.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Container } from '../ui/Container.tsx';
import { CART_PATH } from '../routing/routes.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './HelpPage.module.css';
import { IllustratedText } from '../ui/IllustratedText.tsx';

/** One page for all help and service links of header and footer. */
export function HelpPage() {
  const { site } = usePage();
  const { help, category, stores, account, newsletter, cart } = useTexts();
  const links: [string, string][] = [
    ['/category/all', category.all],
    ['/service/storefinder/search', stores.title],
    ['/usermenu', account.title],
    [CART_PATH, cart.title],
    ['/subscribenewsletter', newsletter.title],
  ];
  return (
    <Container>
      <IllustratedText picture="/img/phases/tea-time.svg">
        <PageHeading title={help.title} />
        <p>{help.text}</p>
        <nav aria-label={help.links}>
          <ul className={styles.links}>
            {links.map(([path, title]) => (
              <li key={path}>
                <a href={pageUrl(site, path)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </IllustratedText>
    </Container>
  );
}
