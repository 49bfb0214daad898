import type { FashionTexts } from '../productTexts.ts';

/** Texts of the fashion products in Czech. */
export const fashion: FashionTexts = {
  'lund-jumper': {
    title: 'Pletený svetr Lund',
    description: 'Hrubý úplet z vlny a bavlny, kulatý výstřih a copánkový vzor.',
  },
  'fjord-cardigan': {
    title: 'Dlouhý kardigan Fjord',
    description: 'Delší střih, kapsy a rohovinové knoflíky. Hřeje u krbu i venku.',
  },
  'tuscany-dress': {
    title: 'Midi šaty Toskánsko',
    description: 'Splývavá viskóza se zavazovacím páskem a drobným květinovým vzorem.',
  },
  'amalfi-shirt': {
    title: 'Lněná košile Amalfi',
    description: 'Vzdušná a lehká, se stojáčkem a perleťovými knoflíky.',
  },
  'basic-tees': {
    title: 'Trička z biobavlny, 2 ks',
    description: 'Pevný žerzej, který drží tvar. Jedno pískové, jedno modrošedé.',
  },
  'porto-chinos': {
    title: 'Chino kalhoty Porto',
    description: 'Pohodlný pas, úzké nohavice a trocha elastanu pro dlouhé dny.',
  },
  'harbour-jacket': {
    title: 'Bunda do deště Přístav',
    description: 'Nepromokavá a prodyšná, se svařenými švy a nastavitelnou kapucí.',
  },
  'wool-socks': {
    title: 'Vlněné ponožky, 3 páry',
    description: 'Měkká merino vlna se zesílenou patou, tři barvy v sadě.',
  },
  'felt-slippers': {
    title: 'Plstěné bačkory',
    description: 'Tvarované z vlněné plsti, s protiskluzovou podrážkou. Tiché a teplé.',
  },
  'stripe-scarf': {
    title: 'Pruhovaná šála',
    description: 'Jemně tkaná s třásněmi, dva metry stačí na každý uzel.',
  },
  'rib-beanie': {
    title: 'Žebrovaná čepice s ohrnem',
    description: 'Pružná a teplá, ze směsi merina a recyklované příze.',
  },
  'canvas-bag': {
    title: 'Plátěná taška s koženými uchy',
    description: 'Unese týdenní nákup i notebook. S vnitřní kapsou a patentkem.',
  },
};
