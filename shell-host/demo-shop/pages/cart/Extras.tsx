import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { addableItemsOf } from './addableItems.ts';
import type { Cart, CartModule } from './cartModule.ts';
import styles from './Extras.module.css';
import type { Offers } from './offers.ts';
import { LinePicture } from './LinePicture.tsx';

interface Props {
  cart: Cart;
  offers: Offers;
  cartModule: CartModule;
}

/** Offers to add: free articles of a campaign, gift cards and partner products. */
export function Extras({ cart, offers, cartModule }: Props) {
  const { cart: texts } = useTexts();
  const items = addableItemsOf(cart, offers);
  if (items.length === 0) return null;
  return (
    <Section title={texts.extras}>
      <ul className={styles.extras}>
        {items.map(({ key, title, kind, picture, add }) => (
          <li className={styles.extra} key={key}>
            <LinePicture picture={picture} kind={kind} />
            <div className={styles.content}>
              <div>
                <p className={styles.kind}>{texts[kind]}</p>
                <p>{title}</p>
              </div>
              <Button
                look="secondary"
                aria-label={formatText(texts.addItem, { title })}
                onClick={() => void add(cartModule)}
              >
                {texts.add}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
