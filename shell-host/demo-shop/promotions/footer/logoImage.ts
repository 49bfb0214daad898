/** The logo with this source. Its label is the source in words. */
export function logoImage(source: string): { label: string; source: string } {
  const words = source.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { label: words.join(' '), source };
}
