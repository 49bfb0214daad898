import { siteOf } from '../../sites.ts';
import { addressOf, categoryUrl } from '../../urls.ts';
import { usePage } from '../routing/page.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Container } from '../ui/Container.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './HelpPage.module.css';
import { IllustratedText } from '../ui/IllustratedText.tsx';

/** The target of all help and service links in header and footer. */
export function HelpPage() {
  const { site } = usePage();
  const { help, category, stores, account, newsletter, cart } = useTexts();
  const links: [string, string][] = [
    [categoryUrl(site, 'all'), category.all],
    ...(siteOf(site).features.storeFinder
      ? [[addressOf(site, 'storeFinder'), stores.title] as [string, string]]
      : []),
    [addressOf(site, 'account'), account.title],
    [addressOf(site, 'cart'), cart.title],
    [addressOf(site, 'newsletter'), newsletter.title],
  ];
  return (
    <Container>
      <IllustratedText picture="/img/phases/tea-time.svg">
        <PageHeading title={help.title} />
        <p>{help.text}</p>
        <nav aria-label={help.links}>
          <ul className={styles.links}>
            {links.map(([address, title]) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </IllustratedText>
    </Container>
  );
}
