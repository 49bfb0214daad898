/** Splits an absolute or relative address without decoding it. The query has no `?`; the hash includes `#`. */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  return { path, query, hash };
}

/** Returns the decoded name of a `name=value` pair. */
export const nameOfPair = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
