/** The browser's eye, which jsdom does not have: a test says what it sees. Make it in a `describe`. */
export class Observers {
  private readonly watching = new Set<IntersectionObserverCallback>();

  constructor() {
    const { watching } = this;
    beforeEach(() => {
      class Observer {
        readonly callback: IntersectionObserverCallback;

        constructor(callback: IntersectionObserverCallback) {
          this.callback = callback;
        }

        observe(): void {
          watching.add(this.callback);
        }

        disconnect(): void {
          watching.delete(this.callback);
        }
      }
      Object.assign(globalThis, { IntersectionObserver: Observer });
    });
    afterEach(() => {
      watching.clear();
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    });
  }

  /** How many wait for a word. */
  get size(): number {
    return this.watching.size;
  }

  /** Everything that is watched is in view now, or out of it. */
  tell(isIntersecting: boolean): void {
    for (const callback of this.watching) {
      callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  }
}
