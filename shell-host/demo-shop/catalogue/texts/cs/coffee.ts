import type { CoffeeTexts } from '../productTexts.ts';

/** Texts of the coffee products in Czech. */
export const coffee: CoffeeTexts = {
  'aurora-beans': {
    title: 'Zrnková káva Aurora, 500 g',
    description:
      'Jemná a oříšková, pomalu pražená v bubnu. Do překapávače i do automatického kávovaru.',
  },
  'morning-ground': {
    title: 'Mletá káva Dobré ráno, 500 g',
    description: 'Plná a vyvážená s jemným tónem karamelu, středně mletá pro překapávač.',
  },
  'mild-decaf': {
    title: 'Bezkofeinová káva Klidný večer, 250 g',
    description: 'Plná chuť bez kofeinu, šetrně zpracovaná. Hodí se i pozdě večer.',
  },
  'anniversary-tin': {
    title: 'Výroční káva v ozdobné dóze, 500 g',
    description: 'Limitovaná sklizeň roku v dóze, kterou si necháte. Jen do vyprodání zásob.',
  },
  'sera-espresso': {
    title: 'Espresso Sera, zrnková káva, 1 kg',
    description:
      'Tmavé, silné a krémové s náznakem hořké čokolády. Pro pákové i automatické kávovary.',
  },
  'sierra-organic': {
    title: 'Bio espresso Sierra, zrnková káva, 500 g',
    description: 'Horská káva z ekologického zemědělství s tóny pomeranče a kakaa.',
  },
  'lungo-capsules': {
    title: 'Kávové kapsle Lungo, 30 ks',
    description: 'Dlouhá, jemná a aromatická káva. Kapsle jsou z recyklovaného hliníku.',
  },
  'capsule-box': {
    title: 'Ochutnávková sada kapslí, 60 ks',
    description: 'Šest druhů od jemných po silné, abyste našli svou oblíbenou.',
  },
  'piccola-machine': {
    title: 'Kapslový kávovar Piccola, šalvějově zelený',
    description: 'Připravený za 25 sekund, tři velikosti šálku a šířka jen 12 cm.',
  },
  'classica-machine': {
    title: 'Pákový kávovar Classica',
    description: '15 barů, parní tryska pro jemnou mléčnou pěnu a nerezový nahřívač šálků.',
  },
  'meadow-tea': {
    title: 'Bylinný čaj Horská louka, 20 sáčků',
    description: 'Máta, meduňka a heřmánek z Alp, přirozeně bez kofeinu.',
  },
  'assam-tin': {
    title: 'Černý čaj Assam v dóze, 150 g',
    description: 'Sladový a silný čaj pro dlouhá odpoledne. Výborný s mlékem.',
  },
  'cocoa-tin': {
    title: 'Horká čokoláda se 60 % kakaa, 300 g',
    description: 'Málo cukru, hodně kakaa: v horkém mléce se rozpustí za minutu.',
  },
};
