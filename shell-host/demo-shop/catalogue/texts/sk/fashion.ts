import type { FashionTexts } from '../productTexts.ts';

/** Texts of the fashion products in Slovak. */
export const fashion: FashionTexts = {
  'lund-jumper': {
    title: 'Pletený sveter Lund',
    description: 'Hrubý úplet z vlny a bavlny, okrúhly výstrih a vrkočový vzor.',
  },
  'fjord-cardigan': {
    title: 'Dlhý kardigán Fjord',
    description: 'Dlhší strih, vrecká a rohovinové gombíky. Hreje pri kozube aj vonku.',
  },
  'tuscany-dress': {
    title: 'Midi šaty Toskánsko',
    description: 'Splývavá viskóza s viazacím opaskom a drobným kvetinovým vzorom.',
  },
  'amalfi-shirt': {
    title: 'Ľanová košeľa Amalfi',
    description: 'Vzdušná a ľahká, so stojačikom a perleťovými gombíkmi.',
  },
  'basic-tees': {
    title: 'Tričká z biobavlny, 2 ks',
    description: 'Pevný džersej, ktorý drží tvar. Jedno pieskové, jedno modrosivé.',
  },
  'porto-chinos': {
    title: 'Chino nohavice Porto',
    description: 'Pohodlný pás, úzky strih a trocha elastanu na dlhé dni.',
  },
  'harbour-jacket': {
    title: 'Bunda do dažďa Prístav',
    description: 'Nepremokavá a priedušná, so zváranými švami a nastaviteľnou kapucňou.',
  },
  'wool-socks': {
    title: 'Vlnené ponožky, 3 páry',
    description: 'Mäkká merino vlna so zosilnenou pätou, tri farby v sade.',
  },
  'felt-slippers': {
    title: 'Plstené papuče',
    description: 'Tvarované z vlnenej plsti, s protišmykovou podrážkou. Tiché a teplé.',
  },
  'stripe-scarf': {
    title: 'Pruhovaný šál',
    description: 'Jemne tkaný so strapcami, dva metre stačia na každý uzol.',
  },
  'rib-beanie': {
    title: 'Rebrovaná čiapka s ohrnutím',
    description: 'Pružná a teplá, zo zmesi merina a recyklovanej priadze.',
  },
  'canvas-bag': {
    title: 'Plátenná taška s koženými uškami',
    description: 'Unesie týždenný nákup aj notebook. S vnútorným vreckom a patentkou.',
  },
};
