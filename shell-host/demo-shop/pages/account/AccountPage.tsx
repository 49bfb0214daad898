import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useResource } from '../useResource.ts';
import { Container } from '../ui/Container.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { CustomerDetails } from './CustomerDetails.tsx';
import { IllustratedText } from '../ui/IllustratedText.tsx';
import { switchVisitor, demoCustomer, getVisitor, type Visitor } from './visitor.ts';

const loggedOut: Visitor = { kind: 'LOGGED_OUT' };

/** The page of a customer; visitors who are not recognised can log in. */
export function AccountPage() {
  const { account } = useTexts();
  const resource = useResource('visitor', getVisitor);
  const visitor: Visitor | null =
    resource.state === 'ready' ? resource.value : resource.state === 'failed' ? loggedOut : null;
  const name = [visitor?.firstName, visitor?.lastName].filter(Boolean).join(' ');
  const isRecognised = visitor !== null && visitor.kind !== 'LOGGED_OUT';
  return (
    <Container>
      <IllustratedText picture="/img/phases/coffee-break.svg" alignTop>
        <PageHeading title={account.title}>
          {isRecognised && name ? formatText(account.hello, { name }) : account.title}
        </PageHeading>
        {isRecognised && <CustomerDetails visitor={visitor} />}
        {visitor !== null && !isRecognised && (
          <>
            <p>{account.loggedOut}</p>
            <Button onClick={() => void switchVisitor(demoCustomer)}>{account.logIn}</Button>
          </>
        )}
      </IllustratedText>
    </Container>
  );
}
