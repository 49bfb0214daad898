import type { Plural } from './formatText.ts';
import type { german } from './german.ts';

type Translated<Source> = {
  [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends Plural
      ? Plural
      : Translated<Source[Key]>;
};

/** The host's own texts in any language; the remote's modules have texts of their own. */
export type Texts = Translated<typeof german>;
