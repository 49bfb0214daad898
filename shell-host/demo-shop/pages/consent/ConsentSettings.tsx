import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { allowedPurposes, purposes, savePurposes } from './consent.ts';
import styles from './ConsentSettings.module.css';

/**
 * A small consent manager. It opens on an event of the remote's modules, and reports this with `preventDefault()`
 * (FOOT-33). Escape and the close button keep the previous choice.
 */
export function ConsentSettings() {
  const { consent: texts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [allowed, setAllowed] = useState<readonly string[]>([]);
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

  function save(chosen: readonly string[]): void {
    savePurposes(chosen);
    setSaved(true);
    dialog.current?.close();
  }

  function change(purpose: string, isAllowed: boolean): void {
    const others = allowed.filter((each) => each !== purpose);
    setAllowed(isAllowed ? [...others, purpose] : others);
  }

  return (
    <>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(allowed);
          }}
        >
          <h2 id={id}>{texts.title}</h2>
          <p>{texts.text}</p>
          <ul className={styles.purposes}>
            {(['necessary', ...purposes] as const).map((purpose) => (
              <li className={styles.purpose} key={purpose}>
                <input
                  type="checkbox"
                  id={`${id}-${purpose}`}
                  aria-describedby={`${id}-${purpose}-hint`}
                  checked={purpose === 'necessary' || allowed.includes(purpose)}
                  disabled={purpose === 'necessary'}
                  onChange={({ target }) => change(purpose, target.checked)}
                />
                <label htmlFor={`${id}-${purpose}`}>{texts[purpose]}</label>
                <p id={`${id}-${purpose}-hint`}>{texts[`${purpose}Hint`]}</p>
              </li>
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
