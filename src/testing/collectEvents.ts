import type { FasciaError, FasciaEvents } from '../foundation/browser/page/events.ts';

/**
 * Collects the details of one of fascia's events. Call it once, at the top of a file or of a `describe`. The list is
 * emptied after each test.
 */
export function collectEvents<Name extends keyof FasciaEvents>(name: Name): FasciaEvents[Name][] {
  const details: FasciaEvents[Name][] = [];
  const listen = (event: Event) => details.push((event as CustomEvent<FasciaEvents[Name]>).detail);
  beforeAll(() => window.addEventListener(name, listen));
  afterEach(() => {
    details.length = 0;
  });
  afterAll(() => window.removeEventListener(name, listen));
  return details;
}

/**
 * Collects the errors that fascia reports, and suppresses their console output. The output stays suppressed after the
 * last test: pending requests fail when Jest tears down the environment, and Jest fails a run that logs after its end.
 */
export function collectErrors(): FasciaError[] {
  // oxlint-disable-next-line no-console
  const { warn } = console;
  beforeAll(() => {
    // oxlint-disable-next-line no-console
    console.warn = (...words: unknown[]) => {
      if (!String(words[0]).startsWith('fascia: ')) warn(...words);
    };
  });
  return collectEvents('fascia:error');
}
