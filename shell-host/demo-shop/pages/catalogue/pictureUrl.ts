/**
 * Returns the URL of a picture. Paths from services start with `/image-delivery/`, which is served as `/img/`
 * (HOST-36).
 */
export function pictureUrl(path: string): string {
  return path.replace(/^\/image-delivery\//, '/img/');
}
