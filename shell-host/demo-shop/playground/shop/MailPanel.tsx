import type { Mail } from '../../wireTypes.ts';
import { Button } from '../../pages/ui/Button.tsx';
import { Panel } from '../Panel.tsx';
import { demoApi } from './demoApi.ts';
import styles from './ShopPanels.module.css';

interface Props {
  mails: readonly Mail[];
  onFailure: () => void;
}

/** The e-mails that the shop has sent, with their links, and a button that resets the shop. */
export function MailPanel({ mails, onFailure }: Props) {
  return (
    <Panel title="E-mails that were sent">
      {mails.length === 0 && <p className={styles.none}>None yet</p>}
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
        Reset the shop
      </Button>
    </Panel>
  );
}
