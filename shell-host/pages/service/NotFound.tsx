import { pageUrl } from '../../shop/urls.ts';
import { usePage } from '../page.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Width } from '../parts/Width.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Scene } from './Scene.tsx';

/** A page that the shop does not have. */
export function NotFound({ text }: { text?: string }) {
  const { site } = usePage();
  const { notFound } = useTexts();
  return (
    <Width>
      <Scene picture="/img/phases/last-chance.svg">
        <PageHeading title={notFound.title} />
        <p>{text ?? notFound.text}</p>
        <ButtonLink href={pageUrl(site, '/')}>{notFound.toHome}</ButtonLink>
      </Scene>
    </Width>
  );
}
