import type { FasciaError, FasciaEvents } from '../foundation/browser/events.ts';

/**
 * What fascia tells the page under a name, test by test; call it once, at the file's top or in a `describe`.
 * The list is emptied after each test.
 */
export function collectEvents<Name extends keyof FasciaEvents>(name: Name): FasciaEvents[Name][] {
  const heard: FasciaEvents[Name][] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent<FasciaEvents[Name]>).detail);
  beforeAll(() => window.addEventListener(name, listen));
  afterEach(() => {
    heard.length = 0;
  });
  afterAll(() => window.removeEventListener(name, listen));
  return heard;
}

/** The failures that fascia reports, test by test. The console stays quiet about them. */
export function collectErrors(): FasciaError[] {
  // oxlint-disable-next-line no-console
  const { warn } = console;
  beforeAll(() => {
    // oxlint-disable-next-line no-console
    console.warn = (...words: unknown[]) => {
      if (!String(words[0]).startsWith('fascia: ')) warn(...words);
    };
  });
  afterAll(() => {
    // oxlint-disable-next-line no-console
    console.warn = warn;
  });
  return collectEvents('fascia:error');
}
