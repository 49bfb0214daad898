import { useLingui } from '@lingui/react';
import { useId, useRef, type FormEvent } from 'react';
import { track } from '../../../../foundation/browser/page/dataLayer.ts';
import { useAddress } from '../../../../foundation/sites/address.ts';
import { Button } from '../../../../foundation/ui/Button.tsx';
import { FlyoutFrame } from '../../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../../foundation/ui/flyout/IconFlyout.tsx';
import { withoutInvisible } from '../../../../foundation/untrusted/typedText.ts';
import headingStyles from '../../../../foundation/ui/flyout/flyoutHeading.module.css';
import styles from './StoreLocator.module.css';

/** A form for a postcode or city; the shop's store finder page shows the result (HEAD-10). */
export function StoreLocator(frame: FlyoutPanelProps) {
  const { _ } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: FormEvent) => {
    const input = field.current;
    const query = withoutInvisible(input?.value ?? '').trim();
    if (input && query) {
      input.value = query; // The browser sends the field's value (HEAD-10).
      track({ event: 'header_interaction', element: 'store-input' }); // Never the typed text.
      return;
    }
    event.preventDefault();
    input?.focus(); // HEAD-10
  };

  return (
    <FlyoutFrame name="store-finder" label={_('storeFinder.title')} {...frame}>
      <h2 className={headingStyles.heading}>{_('storeFinder.title')}</h2>
      <form
        className={styles.form}
        action={useAddress('storeFinder')}
        method="get"
        noValidate
        onSubmit={submit}
      >
        <label className={styles.label} htmlFor={id}>
          {_('storeFinder.field')}
        </label>
        <input
          className={styles.field}
          data-part="store-input"
          id={id}
          ref={field}
          name="query"
          type="text"
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <Button type="submit">{_('storeFinder.submit')}</Button>
      </form>
      <a className={styles.all} href={useAddress('stores')}>
        {_('storeFinder.all')}
      </a>
    </FlyoutFrame>
  );
}
