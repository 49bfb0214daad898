import type { Plural } from './formatText.ts';
import type { german } from './german.ts';

type Translated<Words> = {
  [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends Plural
      ? Plural
      : Translated<Words[Key]>;
};

/** What the host itself says, in any language; the remote's modules bring their own texts. */
export type Texts = Translated<typeof german>;
