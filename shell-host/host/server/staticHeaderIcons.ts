/** The icons of the static header, the same as in the remote's header: SVG paths in a 24 × 24 view box. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20.5 20.5 16 16',
  storeFinder:
    'M12 21.5c4.9-4.8 7.5-8.5 7.5-11.7a7.5 7.5 0 1 0-15 0c0 3.2 2.6 6.9 7.5 11.7zM12 12.7a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z',
  account: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2',
  cart: 'M6.5 3 4 6v13.5A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.5V6l-2.5-3zM4 6.5h16M15.5 10a3.5 3.5 0 0 1-7 0',
  lock: 'M6.5 11h11A1.5 1.5 0 0 1 19 12.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-7A1.5 1.5 0 0 1 6.5 11zM8 11V7.5a4 4 0 0 1 8 0V11',
  menu: 'M4 6h16M4 12h16M4 18h16',
} as const;

/** An icon as HTML, hidden from assistive technology. @param size In CSS pixels. */
export function icon(name: keyof typeof paths, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${paths[name]}"/></svg>`;
}
