import styles from './NewsletterForm.module.css';

/** The form's place, until its texts have arrived. */
export function NewsletterFrame() {
  return (
    <div className={`fascia-root ${styles.root}`} data-fascia="newsletter-form">
      <div className={styles.card} />
    </div>
  );
}
