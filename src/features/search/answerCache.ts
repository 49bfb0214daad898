/** More texts than a visitor types between two pages. */
const MAX_ANSWERS = 50;

/** Answers by their question. */
export interface AnswerCache<T> {
  get(key: string): T | undefined;
  keep(key: string, answer: T): void;
}

/** Keeps the last answers of a page; the one that was not used for longest goes first. */
export function createAnswerCache<T>(max = MAX_ANSWERS): AnswerCache<T> {
  const answers = new Map<string, T>();
  const keep = (key: string, answer: T) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > max && oldest !== undefined) answers.delete(oldest);
  };
  return {
    get(key) {
      const answer = answers.get(key);
      if (answer !== undefined) keep(key, answer);
      return answer;
    },
    keep,
  };
}
