/** A text as an editor, or somebody in an editor's place, may write it. */
export interface MarkupVector {
  /** What is special about it. */
  why: string;
  value: string;
  /** What the page shows once the sanitiser is there. */
  html: string;
}
