/** A valid integrity hash. Browsers ignore malformed hashes and load the file unchecked. */
export const INTEGRITY =
  /^sha(?:256-[A-Za-z\d+/]{43}=|384-[A-Za-z\d+/]{64}|512-[A-Za-z\d+/]{86}==)$/;
