import { textsBySite } from '../../localize.ts';
import cs from './cs.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import sk from './sk.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The host's own texts. The remote's modules have separate texts. */
export type Texts = typeof de;

/** Returns the host's texts for a site. */
export const textsOf = textsBySite<Texts>({ de, fr, cs, hu, pl, sk, tr, da, sv, en });
