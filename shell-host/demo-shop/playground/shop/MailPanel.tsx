import { Button } from '../../pages/ui/Button.tsx';
import { Panel } from '../Panel.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { demoApi, type Mail } from './demoApi.ts';
import styles from './ShopPanels.module.css';

interface Props {
  mails: readonly Mail[];
  onFailure: () => void;
}

/** The e-mails that the shop has sent, with their links, and a button that resets the shop. */
export function MailPanel({ mails, onFailure }: Props) {
  const texts = usePlaygroundTexts();
  return (
    <Panel title={texts.mails}>
      {mails.length === 0 && <p className={styles.none}>{texts.noMails}</p>}
      <ul className={styles.rows}>
        {mails.map(({ to, subject, link, linkText, sentAt }) => (
          <li key={`${sentAt} ${link}`}>
            <span>
              <strong>{to}</strong> {subject}
            </span>
            <a href={link}>{linkText}</a>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        onClick={() => {
          demoApi.postReset().then(() => window.location.reload(), onFailure);
        }}
      >
        {texts.resetShop}
      </Button>
    </Panel>
  );
}
