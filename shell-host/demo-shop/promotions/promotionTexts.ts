import { textsBySite } from '../localize.ts';
import cs from './texts/cs.json' with { type: 'json' };
import da from './texts/da.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import sk from './texts/sk.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** The texts of all promotions in one language; `texts.schema.json` says what each is. */
export type PromotionTexts = typeof de;

/** The texts of all promotions for a site. */
export const promotionTexts = textsBySite<PromotionTexts>({
  de,
  fr,
  cs,
  hu,
  pl,
  sk,
  tr,
  da,
  sv,
  en,
});
