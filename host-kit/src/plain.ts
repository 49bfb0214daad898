import { connect } from './browser/connect.ts';
import { fillPage } from './browser/page/fillPage.ts';
import { fillSlots } from './browser/page/fillSlots.ts';

export { fillSlots };
export type * from './types/events.ts';

// Of the head alone: texts of editors are in the body.
const meta = document.querySelector<HTMLMetaElement>('head > meta[name="fascia-entry"]');
if (meta?.content) {
  connect({ entry: meta.content, integrity: meta.dataset['integrity'] ?? '' });
}
fillPage();
// A file that imports this connects after it, wherever its import stands, and maybe after the document has been parsed.
setTimeout(() => fillSlots());
