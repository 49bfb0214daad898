/** Silences the reports of a file's tests: in a proof things fail by the thousand. */
export function keepQuiet(): void {
  // oxlint-disable-next-line no-console
  const { warn } = console;
  beforeAll(() => {
    // oxlint-disable-next-line no-console
    console.warn = () => undefined;
  });
  afterAll(() => {
    // oxlint-disable-next-line no-console
    console.warn = warn;
  });
}
