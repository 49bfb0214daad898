import { Fascia } from '../../../../host-kit/src/react.tsx';
import { siteOf } from '../../sites.ts';
import { usePage } from '../routing/page.ts';
import { Notice } from '../ui/Notice.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useResource } from '../useResource.ts';
import { Container } from '../ui/Container.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { confirmSubscription } from './confirmSubscription.ts';
import styles from './NewsletterPage.module.css';

/** The newsletter sign-up. With the `?token=` of a confirmation e-mail, it confirms a sign-up. */
export function NewsletterPage() {
  const { site, query } = usePage();
  const { newsletter } = useTexts();
  const { discount } = siteOf(site).newsletter;
  // Texts for sites with a voucher.
  const promise = (text: string) =>
    discount === undefined ? undefined : formatText(text, { percent: Math.round(discount * 100) });
  const lead = promise(newsletter.lead);
  const hint = promise(newsletter.confirmedHint);
  const token = query.get('token') ?? '';
  const confirmation = useResource(token, confirmSubscription);
  const confirmed = confirmation.state === 'ready' ? confirmation.value : null;
  const isPending = token !== '' && confirmation.state === 'pending';
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading className={styles.title} title={newsletter.title} />
        {confirmation.state === 'failed' && (
          <Notice kind="error">
            <p>{newsletter.failed}</p>
          </Notice>
        )}
        {confirmed && (
          <Notice kind="success">
            <p className={styles.strong}>{newsletter.confirmed}</p>
            {hint && <p>{hint}</p>}
          </Notice>
        )}
        {!confirmed && !isPending && (
          <>
            {lead && <p className={styles.lead}>{lead}</p>}
            <Fascia
              module="NewsletterForm"
              site={site}
              showDoiErrorMessage={confirmed === false}
              fallback={
                <Notice>
                  <p>{newsletter.unavailable}</p>
                </Notice>
              }
            />
          </>
        )}
      </div>
    </Container>
  );
}
