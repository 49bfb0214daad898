import type { FormEvent } from 'react';
import { languageOf, type Language } from '../../sites.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BuyButton } from './BuyButton.tsx';
import styles from './CheckoutPage.module.css';
import { FormField } from './FormField.tsx';

const NAME_AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

/** In Hungarian the family name comes first. */
function nameOrder(language: Language): ('firstName' | 'lastName')[] {
  return language === 'hu' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

/** The form for delivery address and payment. */
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
