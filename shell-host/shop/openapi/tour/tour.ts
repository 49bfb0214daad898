import { createShop } from '../../shop.ts';
import { createShopper } from '../../testing/createShopper.ts';
import { checkedShop } from '../checkedShop.ts';
import type { Guide } from './guide.ts';
import { visitCart } from './visitCart.ts';
import { visitDemo } from './visitDemo.ts';
import { visitNewsletter } from './visitNewsletter.ts';
import { visitPreview } from './visitPreview.ts';
import { visitPublic } from './visitPublic.ts';

/** Goes through every call of a new shop in all its notable states, comparing each answer with the document. */
export async function takeTour() {
  let time = '2026-11-21T10:00:00Z';
  const { fetch, seen, met } = checkedShop(createShop({ now: () => new Date(time) }));
  const guide: Guide = {
    newShopper: () => createShopper(fetch),
    setTime: (iso) => {
      time = iso;
    },
  };
  for (const visit of [visitPublic, visitCart, visitNewsletter, visitPreview, visitDemo]) {
    time = '2026-11-21T10:00:00Z';
    await visit(guide);
  }
  return { seen, met };
}
