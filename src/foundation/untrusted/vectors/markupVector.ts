/** A text as an editor, or an attacker with an editor's rights, may write it. */
export interface MarkupVector {
  /** The special property of the text. */
  description: string;
  value: string;
  /** The expected sanitised HTML. */
  html: string;
}
