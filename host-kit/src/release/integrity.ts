/** A hash that browsers check. They ignore one with another algorithm, another length or other characters. */
export const INTEGRITY =
  /^sha(?:256-[A-Za-z\d+/]{43}=|384-[A-Za-z\d+/]{64}|512-[A-Za-z\d+/]{86}==)$/;
