/** More texts than a visitor types on one page. */
const MAX_ANSWERS = 50;

export interface AnswerCache<T> {
  get(key: string): T | undefined;
  set(key: string, answer: T): void;
}

/** Keeps a limited number of answers; the least recently used one is dropped first. */
export function createAnswerCache<T>(max = MAX_ANSWERS): AnswerCache<T> {
  const answers = new Map<string, T>();
  const set = (key: string, answer: T) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > max && oldest !== undefined) answers.delete(oldest);
  };
  return {
    get(key) {
      const answer = answers.get(key);
      if (answer !== undefined) set(key, answer);
      return answer;
    },
    set,
  };
}
