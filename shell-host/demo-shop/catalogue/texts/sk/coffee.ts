import type { CoffeeTexts } from '../productTexts.ts';

/** Texts of the coffee products in Slovak. */
export const coffee: CoffeeTexts = {
  'aurora-beans': {
    title: 'Zrnková káva Aurora, 500 g',
    description:
      'Jemná a oriešková, pomaly pražená v bubne. Do prekvapkávača aj automatického kávovaru.',
  },
  'morning-ground': {
    title: 'Mletá káva Dobré ráno, 500 g',
    description: 'Plná a vyvážená s jemným tónom karamelu, stredne mletá do prekvapkávača.',
  },
  'mild-decaf': {
    title: 'Bezkofeínová káva Pokojný večer, 250 g',
    description: 'Plná chuť bez kofeínu, šetrne spracovaná. Hodí sa aj neskoro večer.',
  },
  'anniversary-tin': {
    title: 'Výročná káva v ozdobnej dóze, 500 g',
    description: 'Limitovaná úroda roka v dóze, ktorú si odložíte. Len do vypredania zásob.',
  },
  'sera-espresso': {
    title: 'Espresso Sera, zrnková káva, 1 kg',
    description:
      'Tmavé, silné a krémové s náznakom horkej čokolády. Do pákových aj automatických kávovarov.',
  },
  'sierra-organic': {
    title: 'Bio espresso Sierra, zrnková káva, 500 g',
    description: 'Horská káva z ekologického poľnohospodárstva s tónmi pomaranča a kakaa.',
  },
  'lungo-capsules': {
    title: 'Kávové kapsuly Lungo, 30 ks',
    description: 'Dlhá, jemná a aromatická káva. Kapsuly sú z recyklovaného hliníka.',
  },
  'capsule-box': {
    title: 'Ochutnávková sada kapsúl, 60 ks',
    description: 'Šesť druhov od jemných po silné, aby ste našli svoj obľúbený.',
  },
  'piccola-machine': {
    title: 'Kapsulový kávovar Piccola, šalviovo zelený',
    description: 'Pripravený za 25 sekúnd, tri veľkosti šálky a šírka len 12 cm.',
  },
  'classica-machine': {
    title: 'Pákový kávovar Classica',
    description: '15 barov, parná tryska na jemnú mliečnu penu a antikorový ohrievač šálok.',
  },
  'meadow-tea': {
    title: 'Bylinkový čaj Horská lúka, 20 vrecúšok',
    description: 'Mäta, medovka a harmanček z Álp, prirodzene bez kofeínu.',
  },
  'assam-tin': {
    title: 'Čierny čaj Assam v dóze, 150 g',
    description: 'Sladový a silný čaj na dlhé popoludnia. Výborný s mliekom.',
  },
  'cocoa-tin': {
    title: 'Horúca čokoláda so 60 % kakaa, 300 g',
    description: 'Málo cukru, veľa kakaa: v horúcom mlieku sa rozpustí za minútu.',
  },
};
