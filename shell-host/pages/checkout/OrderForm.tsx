import type { FormEvent } from 'react';
import { languageOf, type Language } from '../../shop/catalogue/languages.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BuyButton } from './BuyButton.tsx';
import styles from './CheckoutPage.module.css';
import { FormField } from './FormField.tsx';

const NAME_AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

/** Hungarians say the family's name first. */
function nameOrder(language: Language): ('firstName' | 'lastName')[] {
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
          {nameOrder(language).map((name) => (
            <FormField
              key={name}
              label={checkout[name]}
              name={name}
              autoComplete={NAME_AUTOCOMPLETE[name]}
            />
          ))}
          <FormField label={checkout.street} name="street" autoComplete="street-address" isWide />
          <FormField label={checkout.postcode} name="postcode" autoComplete="postal-code" />
          <FormField label={checkout.city} name="city" autoComplete="address-level2" />
          <FormField label={checkout.email} name="email" autoComplete="email" type="email" isWide />
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
