/** Silences the reports of a file's tests, because thousands of simulated requests fail. */
export function silenceReports(): void {
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
