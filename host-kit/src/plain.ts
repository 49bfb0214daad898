import { connect } from './browser/connect.ts';
import { fillPage } from './browser/fillPage.ts';

export { fillSlots } from './browser/fillSlots.ts';

const meta = document.querySelector<HTMLMetaElement>('meta[name="fascia-entry"]');
if (meta?.content) {
  connect({ entry: meta.content, integrity: meta.dataset['integrity'] ?? '' });
}
fillPage();
