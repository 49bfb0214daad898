/** Where a picture is fetched: services name `/image-delivery/…`, which is served below `/img/` (contract §4). */
export function pictureUrl(path: string): string {
  return path.replace(/^\/image-delivery\//, '/img/');
}
