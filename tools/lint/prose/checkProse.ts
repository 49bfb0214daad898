import type { Root } from 'nlcst';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import { unified, type Plugin, type Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { TERMS, VAGUE_WORDS } from './terms.ts';

/** A sentence or a word that makes a document hard to read. */
export interface ProseProblem {
  /** From 1. */
  line: number;
  message: string;
}

const MAX_WORDS = 30;
const MAX_PASSIVES = 2;

/** Checks each sentence, after `retextPassive` has reported the verbs in the passive voice. */
const retextSentences: Plugin<[], Root> = () => (tree, file) => {
  const passives = file.messages.flatMap(({ place }) =>
    place && 'start' in place ? (place.start.offset ?? []) : [],
  );
  file.messages.length = 0;
  visit(tree, 'SentenceNode', (sentence) => {
    const { start, end } = sentence.position ?? {};
    const isWithin = (offset: number) =>
      offset >= (start?.offset ?? 0) && offset < (end?.offset ?? 0);
    let words = 0;
    let text = '';
    visit(sentence, (node) => {
      if (node.type === 'WordNode') words += 1;
      else if ('value' in node && node.type !== 'SourceNode') text += node.value;
    });
    if (words > MAX_WORDS) file.message(`${words} words: split the sentence`, sentence);
    const count = passives.filter(isWithin).length;
    if (count > MAX_PASSIVES) file.message(`${count} verbs in the passive voice`, sentence);
    const vague = VAGUE_WORDS.exec(text)?.[0];
    if (vague) file.message(`"${vague}" is vague: delete it, or say how much`, sentence);
    for (const [pattern, instead] of TERMS) {
      const found = pattern.exec(text)?.[0];
      if (found) file.message(`"${found}": write ${instead}`, sentence);
    }
  });
};

const english = unified().use(retextEnglish).use(retextPassive).use(retextSentences);

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // The cast is necessary because the type of `remarkRetext` expects a processor without a parser.
  .use(remarkRetext, english as unknown as Processor<Root>);

/** Finds sentences in Markdown that are too long, have several passive verbs, or contain discouraged words. */
export async function checkProse(markdown: string): Promise<ProseProblem[]> {
  const file = new VFile(markdown);
  await processor.run(processor.parse(file), file);
  return file.messages.map(({ line = 1, reason }) => ({ line, message: reason }));
}
