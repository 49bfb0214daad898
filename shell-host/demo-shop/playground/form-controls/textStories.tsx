import type { StoryProps } from './story.ts';

/** A field for a new password, with its strength, and one for an existing password, with an error. */
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

/** A field that groups an IBAN in blocks of four. */
export function IbanStory({ ui: { IbanField }, site }: StoryProps) {
  return <IbanField site={site} label="IBAN" defaultValue="DE89370400440532013000" />;
}

/** A field that accepts only digits. */
export function NumberStory({ ui: { NumberField }, site, texts }: StoryProps) {
  return <NumberField site={site} label={texts.field} maxLength={6} />;
}
