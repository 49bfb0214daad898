/** One icon as data. Each icon has its own file, so that unused icons are not bundled. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';

  const icon: IconNode;
  export default icon;
}
