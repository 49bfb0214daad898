import { usePage } from '../routing/page.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { CatalogueUnavailable } from '../catalogue/CatalogueUnavailable.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { pictureUrl } from '../catalogue/pictureUrl.ts';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { Section } from '../ui/Section.tsx';
import { useResource } from '../useResource.ts';
import { Container } from '../ui/Container.tsx';
import { useTexts } from '../texts/useTexts.ts';
import styles from './ThemeWorldsPage.module.css';
import { getThemeWorlds } from './getThemeWorlds.ts';

/** All theme worlds by section. */
export function ThemeWorldsPage() {
  const { site } = usePage();
  const { category } = useTexts();
  const resource = useResource(site, getThemeWorlds);
  return (
    <Container>
      <Breadcrumbs current={category.themeWorlds} />
      <PageHeading className={styles.title} title={category.themeWorlds} />
      {resource.state === 'failed' && <CatalogueUnavailable />}
      {resource.state === 'pending' && <ProductGrid products={undefined} placeholders={8} />}
      {resource.state === 'ready' &&
        resource.value.map(({ name, headline, worlds }) => (
          <Section title={headline} key={name}>
            <ul className={styles.worlds}>
              {worlds.map(({ url, imgUrl, title, onlyXDaysLeftText, endDateText: lastDay }) => (
                <li key={`${url} ${title}`}>
                  <a href={url}>
                    {imgUrl && <img src={pictureUrl(imgUrl)} alt="" width="480" height="360" />}
                    <strong>{title}</strong>
                    {(onlyXDaysLeftText ?? lastDay) && <span>{onlyXDaysLeftText ?? lastDay}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </Container>
  );
}
