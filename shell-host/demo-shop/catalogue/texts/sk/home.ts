import type { HomeTexts } from '../productTexts.ts';

/** Texts of the home products in Slovak. */
export const home: HomeTexts = {
  'glow-lamp': {
    title: 'Stolová lampa Večerná žiara',
    description: 'Keramická noha, ľanové tienidlo, stmievanie v troch stupňoch.',
  },
  'wicker-pendant': {
    title: 'Závesné svietidlo z ratanu, Ø 40 cm',
    description: 'Ručne pletené; svetlo kreslí na stôl jemné vzory.',
  },
  'linen-cushion': {
    title: 'Ľanový vankúš Piesočná duna, 45 × 45 cm',
    description: 'Predpraný ľan s jemnými strapcami. Poťah sa dá zložiť a vyprať.',
  },
  'arch-cushion': {
    title: 'Obliečka na vankúš Dúha, 45 × 45 cm',
    description: 'Vyšívané oblúky vo farbe terakoty a piesku na pevnej bavlne.',
  },
  'wool-blanket': {
    title: 'Vlnená deka Polárka, 130 × 180 cm',
    description:
      'Utkaná z čistej strižnej vlny, hrejivá a pritom ľahká, s ručne viazanými strapcami.',
  },
  'fig-candle': {
    title: 'Vonná sviečka Figa a céder',
    description: 'Repkový vosk v skle na ďalšie použitie, horí asi 40 hodín.',
  },
  'wave-vase': {
    title: 'Keramická váza Vlna, 24 cm',
    description: 'Matne glazovaná a ručne tvarovaná, krásna aj bez kvetov.',
  },
  'oak-clock': {
    title: 'Dubové nástenné hodiny, Ø 30 cm',
    description: 'Tichý strojček, čisté čiarky namiesto číslic. Batéria je súčasťou balenia.',
  },
  'linen-bedding': {
    title: 'Obliečky ľanového vzhľadu, 135 × 200 cm',
    description: 'Mäkká, chladivá bavlna, ktorú netreba žehliť. Na zips.',
  },
  'waffle-towels': {
    title: 'Súprava vaflových uterákov, 4 ks',
    description: 'Savé a rýchloschnúce, dva uteráky a dve osušky.',
  },
  'terra-planters': {
    title: 'Kvetináče Terra, 2 ks',
    description: 'Z pálenej hliny s podmiskou, do bytu aj na krytý balkón.',
  },
  'seagrass-basket': {
    title: 'Úložný kôš z morskej trávy, veľký',
    description: 'Na deky, časopisy alebo hračky. S dvoma uškami a pevným dnom.',
  },
};
