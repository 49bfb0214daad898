/** A hash that browsers check. They ignore one with another algorithm, another length or other characters. */
export const INTEGRITY = /^sha(?:256-[a-z\d+/]{43}=|384-[a-z\d+/]{64}|512-[a-z\d+/]{86}==)$/i;
