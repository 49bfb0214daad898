import { useRemoteModule } from '../../../host/slots.tsx';
import { Button } from '../../pages/ui/Button.tsx';
import { Panel } from '../Panel.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { sampleCartNames, sampleCarts, type SampleCartName } from './sampleCarts.ts';
import { demoApi } from './demoApi.ts';
import styles from './ShopPanels.module.css';

/** Buttons that replace the visitor's cart and reload the header's. */
export function CartPanel({ onFailure }: { onFailure: () => void }) {
  const texts = usePlaygroundTexts();
  const cartModule = useRemoteModule('cart');

  async function fillCart(name: SampleCartName) {
    try {
      await demoApi.putCart(sampleCarts[name]);
      if (typeof cartModule !== 'string') await cartModule.reload();
    } catch {
      onFailure();
    }
  }

  return (
    <Panel title={texts.cart}>
      <div className={styles.buttons}>
        {sampleCartNames.map((name) => (
          <Button look="secondary" key={name} onClick={() => void fillCart(name)}>
            {texts[name]}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
