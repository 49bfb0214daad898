import { Button } from '../parts/Button.tsx';
import { Section } from '../parts/Section.tsx';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';
import { additionsOf, type Additional } from './additions.ts';
import type { Cart, CartDoor } from './cartDoor.ts';
import styles from './Extras.module.css';
import { RowPicture } from './RowPicture.tsx';

interface Props {
  cart: Cart;
  offers: Additional;
  door: CartDoor;
}

/** Small things to add: gifts of a campaign, gift cards, what a partner offers. */
export function Extras({ cart, offers, door }: Props) {
  const { cart: texts } = useTexts();
  const additions = additionsOf(cart, offers);
  if (additions.length === 0) return null;
  return (
    <Section title={texts.extras}>
      <ul className={styles.extras}>
        {additions.map(({ key, title, kind, picture, add }) => (
          <li className={styles.extra} key={key}>
            <RowPicture picture={picture} kind={kind} />
            <div className={styles.about}>
              <div>
                <p className={styles.kind}>{texts[kind]}</p>
                <p>{title}</p>
              </div>
              <Button
                look="secondary"
                aria-label={fill(texts.addIt, { title })}
                onClick={() => void add(door)}
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
