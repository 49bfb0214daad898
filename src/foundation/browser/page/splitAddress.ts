/** The parts of an address, absolute or relative, as they are written: the query without `?`, the hash with `#`. */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  return { path, query, hash };
}

/** The name of a query's pair, decoded. */
export const nameOfPair = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
