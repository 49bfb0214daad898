import { useLingui } from '@lingui/react';
import { useId, useRef, type FormEvent } from 'react';
import { track } from '../../../foundation/browser/dataLayer.ts';
import { samePages } from '../../../foundation/sites/sites.ts';
import { Button } from '../../../foundation/ui/Button.tsx';
import { FlyoutFrame } from '../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../foundation/ui/flyout/IconFlyout.tsx';
import styles from './StoreLocator.module.css';

/** Asks where the visitor is; the shop's own page answers (H§2, contract §3). */
export function StoreLocator(frame: FlyoutPanelProps) {
  const { _ } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: FormEvent) => {
    if (field.current?.value.trim()) {
      track({ event: 'header_interaction', element: 'store-input' }); // Not where the visitor is.
      return;
    }
    event.preventDefault();
    field.current?.focus(); // H§5: an empty submit brings the visitor to the field instead.
  };

  return (
    <FlyoutFrame name="store-finder" label={_('storeFinder.title')} {...frame}>
      <form
        className={styles.form}
        action="/service/storefinder/search"
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
      <a className={styles.all} href={samePages.stores}>
        {_('storeFinder.all')}
      </a>
    </FlyoutFrame>
  );
}
