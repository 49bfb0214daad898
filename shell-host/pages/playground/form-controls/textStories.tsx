import type { StoryProps } from './story.ts';

/** A password that is chosen, with its strength; one that is entered, and wrong. */
export function PasswordStory({ ui: { PasswordField }, site, texts }: StoryProps) {
  return (
    <>
      <PasswordField site={site} label={texts.field} hint={texts.help} />
      <PasswordField
        site={site}
        label={texts.field}
        showStrength={false}
        state="error"
        autoComplete="off"
      />
    </>
  );
}

/** Blocks of four, letters first. */
export function IbanStory({ ui: { IbanField }, site }: StoryProps) {
  return <IbanField site={site} label="IBAN" defaultValue="DE89370400440532013000" />;
}

/** Digits alone. */
export function NumberStory({ ui: { NumberField }, site, texts }: StoryProps) {
  return <NumberField site={site} label={texts.field} maxLength={6} />;
}
