import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { allowedPurposes, purposes, savePurposes, type Purpose } from './consent.ts';
import styles from './ConsentSettings.module.css';

/**
 * A small consent manager. It opens when a module of the remote says that the visitor wants the settings, and says by
 * `preventDefault()` that it has (FOOT-33). Escape and "close" change nothing.
 */
export function ConsentSettings() {
  const { consent: texts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [allowed, setAllowed] = useState<readonly Purpose[]>([]);
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      setAllowed(allowedPurposes());
      setSaved(false);
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    window.addEventListener('fascia:consent-settings', open);
    return () => window.removeEventListener('fascia:consent-settings', open);
  }, []);

  function save(chosen: readonly Purpose[]): void {
    savePurposes(chosen);
    setSaved(true);
    dialog.current?.close();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save(allowed);
  }

  return (
    <>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
        <form onSubmit={submit}>
          <h2 id={title}>{texts.title}</h2>
          <p>{texts.text}</p>
          <ul className={styles.purposes}>
            <PurposeRow label={texts.necessary} hint={texts.necessaryHint} isAllowed />
            {purposes.map((purpose) => (
              <PurposeRow
                key={purpose}
                label={texts[purpose]}
                hint={texts[`${purpose}Hint`]}
                isAllowed={allowed.includes(purpose)}
                onChange={(isAllowed) =>
                  setAllowed((others) => [
                    ...others.filter((each) => each !== purpose),
                    ...(isAllowed ? [purpose] : []),
                  ])
                }
              />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button look="secondary" onClick={() => save([])}>
              {texts.rejectAll}
            </Button>
            <Button look="secondary" type="submit">
              {texts.save}
            </Button>
            <Button look="secondary" onClick={() => save(purposes)}>
              {texts.acceptAll}
            </Button>
          </div>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {texts.close}
          </Button>
        </form>
      </dialog>
      <p className="shop-hidden" role="status">
        {isSaved && texts.saved}
      </p>
    </>
  );
}

interface RowProps {
  label: string;
  hint: string;
  isAllowed: boolean;
  /** Without it the purpose is necessary and cannot be switched off. */
  onChange?: (isAllowed: boolean) => void;
}

function PurposeRow({ label, hint, isAllowed, onChange }: RowProps) {
  const id = useId();
  return (
    <li className={styles.purpose}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={isAllowed}
        disabled={!onChange}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
    </li>
  );
}
