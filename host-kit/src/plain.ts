import { fillPage } from './browser/fillPage.ts';

export { fillSlots } from './browser/fillSlots.ts';

const meta = document.querySelector<HTMLMetaElement>('meta[name="fascia-entry"]');
fillPage(meta?.content, meta?.dataset['integrity']);
