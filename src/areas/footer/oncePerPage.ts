/**
 * A read that a page makes once, however many footers it has. A page is told by its store; where there is no
 * page, each store is one of its own.
 */
export function oncePerPage<T>(read: () => Promise<T>): (page: object) => Promise<T> {
  const asked = new WeakMap<object, Promise<T>>();
  return (page) => {
    let answer = asked.get(page);
    if (!answer) {
      answer = read();
      asked.set(page, answer);
    }
    return answer;
  };
}
