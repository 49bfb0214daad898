import { DoorSlot } from '../doors/DoorSlot.tsx';
import { usePage } from '../page.ts';
import { Notice } from '../parts/Notice.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { Width } from '../parts/Width.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { confirm } from './confirmation.ts';
import styles from './NewsletterPage.module.css';

/** The sign-up; with `?token=`, as a confirmation mail has it, the end of one. */
export function NewsletterPage() {
  const { site, query } = usePage();
  const { newsletter } = useTexts();
  const token = query.get('token') ?? '';
  const answer = useAnswer(token, confirm);
  const confirmed = answer.state === 'read' ? answer.value : null;
  const isAwaited = token !== '' && answer.state === 'reading';
  return (
    <Width>
      <div className={styles.page}>
        <PageHeading className={styles.title} title={newsletter.title} />
        {answer.state === 'failed' && (
          <Notice kind="bad">
            <p>{newsletter.unconfirmed}</p>
          </Notice>
        )}
        {confirmed && (
          <Notice kind="good">
            <p className={styles.strong}>{newsletter.confirmed}</p>
            <p>{newsletter.confirmedHint}</p>
          </Notice>
        )}
        {!confirmed && !isAwaited && (
          <>
            <p className={styles.lead}>{newsletter.lead}</p>
            <DoorSlot
              name="NewsletterForm"
              settings={{ site, showDoiErrorMessage: confirmed === false }}
              absent={
                <Notice>
                  <p>{newsletter.absent}</p>
                </Notice>
              }
            />
          </>
        )}
      </div>
    </Width>
  );
}
