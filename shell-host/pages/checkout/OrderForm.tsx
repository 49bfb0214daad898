import type { FormEvent } from 'react';
import { languageOf, type Language } from '../../shop/sites.ts';
import { usePage } from '../page.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BuyButton } from './BuyButton.tsx';
import styles from './Checkout.module.css';
import { Field } from './Field.tsx';

const NAME_PARTS = { firstName: 'given-name', lastName: 'family-name' } as const;

/** Hungarians say the family's name first. */
function namesOf(language: Language): ('firstName' | 'lastName')[] {
  return language === 'hu' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

/** Where to, and how it is paid. */
export function OrderForm({ onOrder }: { onOrder: () => void }) {
  const { checkout } = useTexts();
  const language = languageOf(usePage().site);

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
          {namesOf(language).map((name) => (
            <Field key={name} label={checkout[name]} name={name} autoComplete={NAME_PARTS[name]} />
          ))}
          <Field label={checkout.street} name="street" autoComplete="street-address" isWide />
          <Field label={checkout.postcode} name="postcode" autoComplete="postal-code" />
          <Field label={checkout.city} name="city" autoComplete="address-level2" />
          <Field label={checkout.email} name="email" autoComplete="email" type="email" isWide />
        </div>
      </fieldset>
      <fieldset>
        <legend>{checkout.payment}</legend>
        <div className={styles.choices}>
          {[checkout.invoice, checkout.card, 'PayPal'].map((way, index) => (
            <label key={way}>
              <input type="radio" name="payment" value={way} defaultChecked={index === 0} />
              {way}
            </label>
          ))}
        </div>
      </fieldset>
      <BuyButton />
      <p className={styles.small}>{checkout.demo}</p>
    </form>
  );
}
