/** Silences the reports of a file's tests: in a simulation requests fail by the thousand. */
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
