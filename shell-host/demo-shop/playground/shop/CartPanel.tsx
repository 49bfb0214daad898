import { useRemoteModule } from '../../../host/remote/useRemoteModule.ts';
import { Button } from '../../pages/ui/Button.tsx';
import { Panel } from '../Panel.tsx';
import { sampleCarts } from '../states/states.ts';
import { demoApi } from './demoApi.ts';
import styles from './ShopPanels.module.css';

/** Buttons that replace the visitor's cart and reload the header's. */
export function CartPanel({ onFailure }: { onFailure: () => void }) {
  const cartModule = useRemoteModule('cart');

  async function fillCart(cart: object) {
    try {
      await demoApi.putCart(cart);
      if (typeof cartModule !== 'string') await cartModule.reload();
    } catch {
      onFailure();
    }
  }

  return (
    <Panel title="Cart">
      <div className={styles.buttons}>
        {Object.entries(sampleCarts).map(([name, cart]) => (
          <Button look="secondary" key={name} onClick={() => void fillCart(cart)}>
            {name}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
