import type { FormEvent } from 'react';
import { languageOf } from '../../sites.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BuyButton } from './BuyButton.tsx';
import styles from './CheckoutPage.module.css';

interface Field {
  name: 'firstName' | 'lastName' | 'street' | 'postcode' | 'city' | 'email';
  autoComplete: string;
  /** Takes the full width of the form. */
  isWide?: boolean;
}

const names: readonly Field[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
];

const addressFields: readonly Field[] = [
  { name: 'street', autoComplete: 'street-address', isWide: true },
  { name: 'postcode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'email', autoComplete: 'email', isWide: true },
];

/** The form for delivery address and payment. */
export function OrderForm({ onOrder }: { onOrder: () => void }) {
  const { checkout } = useTexts();
  const isHungarian = languageOf(usePage().site) === 'hu';
  // In Hungarian the family name comes first.
  const fields = [...(isHungarian ? names.toReversed() : names), ...addressFields];

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
          {fields.map(({ name, autoComplete, isWide }) => (
            <label className={isWide ? `${styles.field} ${styles.wide}` : styles.field} key={name}>
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
