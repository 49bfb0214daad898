import { useState } from 'react';
import { Notice } from '../../pages/ui/Notice.tsx';
import { useResource } from '../../pages/useResource.ts';
import { CartPanel } from './CartPanel.tsx';
import { demoApi } from './demoApi.ts';
import { FaultPanels } from './FaultPanels.tsx';
import { MailPanel } from './MailPanel.tsx';
import playground from '../Playground.module.css';
import styles from './ShopPanels.module.css';
import { VisitorPanel } from './VisitorPanel.tsx';

async function getShopState() {
  const [visitor, faults, mails] = await Promise.all([
    demoApi.getVisitor(),
    demoApi.getFaults(),
    demoApi.getMails(),
  ]);
  return { visitor, faults, mails };
}

/** The demo shop's state: visitor, cart, faults and e-mails. */
export function ShopPanels() {
  const resource = useResource('shop', getShopState);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => setHasFailed(true);

  return (
    <>
      {(hasFailed || resource.state === 'failed') && (
        <Notice kind="error">
          <p>The demo shop does not respond.</p>
        </Notice>
      )}
      {resource.state === 'ready' && (
        <div className={`${playground.panels} ${styles.panels}`}>
          <VisitorPanel current={resource.value.visitor} onFailure={fail} />
          <CartPanel onFailure={fail} />
          <FaultPanels initialFaults={resource.value.faults} onFailure={fail} />
          <MailPanel mails={resource.value.mails} onFailure={fail} />
        </div>
      )}
    </>
  );
}
