import type { HomeTexts } from '../productTexts.ts';

/** Texts of the home products in Czech. */
export const home: HomeTexts = {
  'glow-lamp': {
    title: 'Stolní lampa Večerní záře',
    description: 'Keramická noha, lněné stínidlo, stmívání ve třech stupních.',
  },
  'wicker-pendant': {
    title: 'Závěsné svítidlo z ratanu, Ø 40 cm',
    description: 'Ručně pletené; světlo kreslí na stůl jemné vzory.',
  },
  'linen-cushion': {
    title: 'Lněný polštář Písečná duna, 45 × 45 cm',
    description: 'Předepraný len s jemnými třásněmi. Potah lze sundat a vyprat.',
  },
  'arch-cushion': {
    title: 'Povlak na polštář Duha, 45 × 45 cm',
    description: 'Vyšívané oblouky v barvě terakoty a písku na pevné bavlně.',
  },
  'wool-blanket': {
    title: 'Vlněná deka Polárka, 130 × 180 cm',
    description: 'Utkaná z čisté střižní vlny, hřejivá a přitom lehká, s ručně vázanými třásněmi.',
  },
  'fig-candle': {
    title: 'Vonná svíčka Fík a cedr',
    description: 'Řepkový vosk ve skle k dalšímu použití, hoří asi 40 hodin.',
  },
  'wave-vase': {
    title: 'Keramická váza Vlna, 24 cm',
    description: 'Matně glazovaná a ručně tvarovaná, krásná i bez květin.',
  },
  'oak-clock': {
    title: 'Dubové nástěnné hodiny, Ø 30 cm',
    description: 'Tichý strojek, čisté čárky místo číslic. Baterie je součástí balení.',
  },
  'linen-bedding': {
    title: 'Povlečení lněného vzhledu, 135 × 200 cm',
    description: 'Měkká, chladivá bavlna, která nepotřebuje žehlit. Na zip.',
  },
  'waffle-towels': {
    title: 'Sada vaflových ručníků, 4 ks',
    description: 'Savé a rychleschnoucí, dva ručníky a dvě osušky.',
  },
  'terra-planters': {
    title: 'Květináče Terra, 2 ks',
    description: 'Z pálené hlíny s podmiskou, do bytu i na krytý balkon.',
  },
  'seagrass-basket': {
    title: 'Úložný koš z mořské trávy, velký',
    description: 'Na deky, časopisy nebo hračky. Se dvěma uchy a pevným dnem.',
  },
};
