/** One icon of the icon set as data, in a file of its own, so that no other icon is bundled. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';

  const icon: IconNode;
  export default icon;
}
