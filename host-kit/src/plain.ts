/**
 * `fascia-host/plain`: for pages without a framework. Connects with `<meta name="fascia-entry">` and fills the slots that
 * the HTML marks.
 */
import { connect } from './browser/connect.ts';
import { fillPage, fillSlots } from './browser/page/fillSlots.ts';

export { fillSlots };
export type { FasciaError, FasciaEvents, HostEvents } from './types/fascia.ts';

// Ignores elements in the body, where content of editors could contain one.
const meta = document.querySelector<HTMLMetaElement>('head > meta[name="fascia-entry"]');
if (meta?.content) {
  connect({ entry: meta.content, integrity: meta.dataset['integrity'] ?? '' });
}
fillPage();
// A file that imports this module can call `connect` only later, possibly after the document has been parsed.
setTimeout(() => fillSlots());
