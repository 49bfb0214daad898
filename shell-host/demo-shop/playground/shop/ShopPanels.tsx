import { useState } from 'react';
import { Notice } from '../../pages/ui/Notice.tsx';
import { useResource } from '../../pages/useResource.ts';
import { getVisitor, type Visitor } from '../../pages/account/visitor.ts';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { CartPanel } from './CartPanel.tsx';
import { demoApi, type ActiveFaultList, type Mail } from './demoApi.ts';
import { FaultPanels } from './FaultPanels.tsx';
import { MailPanel } from './MailPanel.tsx';
import styles from './ShopPanels.module.css';
import { VisitorPanel } from './VisitorPanel.tsx';

interface ShopState {
  visitor: Visitor;
  faults: ActiveFaultList;
  mails: Mail[];
}

async function getShopState(): Promise<ShopState> {
  const [visitor, faults, mails] = await Promise.all([
    getVisitor(),
    demoApi.getFaults(),
    demoApi.getMails(),
  ]);
  return { visitor, faults, mails };
}

/** The demo shop's state: visitor, cart, faults and e-mails. */
export function ShopPanels() {
  const texts = usePlaygroundTexts();
  const resource = useResource('shop', getShopState);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => setHasFailed(true);

  return (
    <>
      {(hasFailed || resource.state === 'failed') && (
        <Notice kind="error">
          <p>{texts.unreachable}</p>
        </Notice>
      )}
      {resource.state === 'ready' && (
        <div className={styles.panels}>
          <VisitorPanel current={resource.value.visitor} onFailure={fail} />
          <CartPanel onFailure={fail} />
          <FaultPanels initialFaults={resource.value.faults} onFailure={fail} />
          <MailPanel mails={resource.value.mails} onFailure={fail} />
        </div>
      )}
    </>
  );
}
