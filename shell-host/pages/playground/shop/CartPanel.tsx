import { useDoor } from '../../doors/useDoor.ts';
import { Button } from '../../parts/Button.tsx';
import { Panel } from '../Panel.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { cartNames, carts, type CartName } from './carts.ts';
import { demoApi } from './demoApi.ts';
import styles from './ShopPanels.module.css';

/** Fills the visit's cart; the header's follows at once. */
export function CartPanel({ onFailure }: { onFailure: () => void }) {
  const texts = usePlaygroundTexts();
  const door = useDoor('cart');

  async function fill(name: CartName) {
    try {
      await demoApi.setCart(carts[name]);
      if (typeof door !== 'string') await door.reload();
    } catch {
      onFailure();
    }
  }

  return (
    <Panel title={texts.cart}>
      <div className={styles.buttons}>
        {cartNames.map((name) => (
          <Button look="secondary" key={name} onClick={() => void fill(name)}>
            {texts[name]}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
