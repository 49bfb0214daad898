import { Fragment } from 'react';
import { localeOf, siteOf } from '../../sites.ts';
import { usePage } from '../routing/page.ts';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useResource } from '../useResource.ts';
import { Container } from '../ui/Container.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { IllustratedText } from '../ui/IllustratedText.tsx';
import styles from './AccountPage.module.css';
import { switchVisitor, demoCustomer, getVisitor, type Visitor } from './visitor.ts';

const loggedOut: Visitor = { kind: 'LOGGED_OUT' };

/** The account page. Unrecognised visitors can log in. */
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

/** The account data of a recognised customer. */
function CustomerDetails({ visitor }: { visitor: Visitor }) {
  const { site } = usePage();
  const { account } = useTexts();
  const beans = new Intl.NumberFormat(localeOf(site)).format(visitor.beans ?? 0);
  const { loyalty, community } = siteOf(site).features;
  const memberships = (['card', 'community'] as const).filter(
    (name) => visitor[name] && (name === 'card' ? loyalty : community),
  );
  return (
    <>
      <dl className={styles.facts}>
        {loyalty && (
          <>
            <dt>{account.beans}</dt>
            <dd>{beans}</dd>
          </>
        )}
        {memberships.map((name) => (
          <Fragment key={name}>
            <dt>{account[name]}</dt>
            <dd>{account.member}</dd>
          </Fragment>
        ))}
        <dt>{account.orders}</dt>
        <dd>{account.noOrders}</dd>
      </dl>
      <Button look="secondary" onClick={() => void switchVisitor({ kind: 'LOGGED_OUT' })}>
        {account.logOut}
      </Button>
    </>
  );
}
