import type { FormEvent } from 'react';
import { languageOf } from '../../sites.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BuyButton } from './BuyButton.tsx';
import styles from './CheckoutPage.module.css';

const fields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'street', autoComplete: 'street-address' },
  { name: 'postcode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'email', autoComplete: 'email' },
] as const;
const [firstName, lastName, ...addressFields] = fields;
const WIDE = new Set<string>(['street', 'email']);

/** The form for delivery address and payment. */
export function OrderForm({ onOrder }: { onOrder: () => void }) {
  const { checkout } = useTexts();
  const isHungarian = languageOf(usePage().site) === 'hu';
  // Hungarian puts the family name first.
  const ordered = isHungarian ? [lastName, firstName, ...addressFields] : fields;

  function order(event: FormEvent) {
    event.preventDefault();
    window.scrollTo(0, 0);
    onOrder();
  }

  return (
    <form className={styles.form} onSubmit={order}>
      <fieldset>
        <legend>{checkout.address}</legend>
        <div className={styles.fields}>
          {ordered.map(({ name, autoComplete }) => (
            <label
              className={WIDE.has(name) ? `${styles.field} ${styles.wide}` : styles.field}
              key={name}
            >
              <span>{checkout[name]}</span>
              <input
                type={name === 'email' ? 'email' : 'text'}
                name={name}
                autoComplete={autoComplete}
                required
              />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{checkout.payment}</legend>
        <div className={styles.choices}>
          {[checkout.invoice, checkout.card, 'PayPal'].map((method, index) => (
            <label key={method}>
              <input type="radio" name="payment" value={method} defaultChecked={index === 0} />
              {method}
            </label>
          ))}
        </div>
      </fieldset>
      <BuyButton />
      <p className={styles.small}>{checkout.demoNote}</p>
    </form>
  );
}
