import type { StoryProps } from './story.ts';

/** A password that is chosen, with its strength. */
export function PasswordStory({ ui: { PasswordField }, site, texts }: StoryProps) {
  return <PasswordField site={site} label={texts.field} hint={texts.help} />;
}

/** Blocks of four, letters first. */
export function IbanStory({ ui: { IbanField }, site }: StoryProps) {
  return <IbanField site={site} label="IBAN" defaultValue="DE89370400440532013000" />;
}

/** Digits alone. */
export function NumberStory({ ui: { NumberField }, site, texts }: StoryProps) {
  return <NumberField site={site} label={texts.field} maxLength={6} />;
}
