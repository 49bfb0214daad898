import { usePage } from '../routing/page.ts';
import { Button } from '../ui/Button.tsx';
import { localeOf } from '../texts/locales.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CustomerDetails.module.css';
import { switchVisitor, type Visitor } from './visitor.ts';

/** The account data of a recognised customer. */
export function CustomerDetails({ visitor }: { visitor: Visitor }) {
  const { site } = usePage();
  const { account } = useTexts();
  const beans = new Intl.NumberFormat(localeOf(site)).format(visitor.beans ?? 0);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{account.beans}</dt>
        <dd>{beans}</dd>
        {visitor.card && (
          <>
            <dt>{account.card}</dt>
            <dd>{account.member}</dd>
          </>
        )}
        {visitor.community && (
          <>
            <dt>{account.community}</dt>
            <dd>{account.member}</dd>
          </>
        )}
        <dt>{account.orders}</dt>
        <dd>{account.noOrders}</dd>
      </dl>
      <Button look="secondary" onClick={() => void switchVisitor({ kind: 'LOGGED_OUT' })}>
        {account.logOut}
      </Button>
    </>
  );
}
