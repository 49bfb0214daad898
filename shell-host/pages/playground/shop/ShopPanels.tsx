import { useState } from 'react';
import { Notice } from '../../parts/Notice.tsx';
import { useAnswer } from '../../parts/useAnswer.ts';
import { readVisitor, type Visitor } from '../../service/visitor.ts';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { CartPanel } from './CartPanel.tsx';
import { demoApi, type FaultList, type Mail } from './demoApi.ts';
import { FaultPanels } from './FaultPanels.tsx';
import { MailPanel } from './MailPanel.tsx';
import styles from './ShopPanels.module.css';
import { VisitorPanel } from './VisitorPanel.tsx';

interface ShopState {
  visitor: Visitor;
  faults: FaultList;
  mails: Mail[];
}

async function readShop(): Promise<ShopState> {
  const [visitor, faults, mails] = await Promise.all([
    readVisitor(),
    demoApi.readFaults(),
    demoApi.readMails(),
  ]);
  return { visitor, faults, mails };
}

/** The demo shop's state: who visits, what is in the cart, what goes wrong. */
export function ShopPanels() {
  const texts = usePlaygroundTexts();
  const answer = useAnswer('shop', readShop);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => setHasFailed(true);

  return (
    <>
      {(hasFailed || answer.state === 'failed') && (
        <Notice kind="bad">
          <p>{texts.unreachable}</p>
        </Notice>
      )}
      {answer.state === 'read' && (
        <div className={styles.panels}>
          <VisitorPanel now={answer.value.visitor} onFailure={fail} />
          <CartPanel onFailure={fail} />
          <FaultPanels now={answer.value.faults} onFailure={fail} />
          <MailPanel mails={answer.value.mails} onFailure={fail} />
        </div>
      )}
    </>
  );
}
