import { ButtonLink } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Container } from '../ui/Container.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { IllustratedText } from '../ui/IllustratedText.tsx';

/** The page for unknown addresses. */
export function NotFoundPage({ text }: { text?: string }) {
  const { notFound } = useTexts();
  return (
    <Container>
      <IllustratedText picture="/img/phases/last-chance.svg">
        <PageHeading title={notFound.title} />
        <p>{text ?? notFound.text}</p>
        <ButtonLink to="/">{notFound.toHome}</ButtonLink>
      </IllustratedText>
    </Container>
  );
}
