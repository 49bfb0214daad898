import type { StoryProps } from './story.ts';

/** A field for a new password, with its strength, and one for an existing password, with an error. */
export function PasswordStory({ ui: { PasswordField }, site }: StoryProps) {
  return (
    <>
      <PasswordField site={site} label="Field" hint="A hint" />
      <PasswordField
        site={site}
        label="Field"
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
export function NumberStory({ ui: { NumberField }, site }: StoryProps) {
  return <NumberField site={site} label="Field" maxLength={6} />;
}
