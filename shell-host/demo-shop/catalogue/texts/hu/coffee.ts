import type { CoffeeTexts } from '../productTexts.ts';

/** Texts of the coffee products in Hungarian. */
export const coffee: CoffeeTexts = {
  'aurora-beans': {
    title: 'Aurora szemes kávé, 500 g',
    description: 'Lágy és diós, dobban, lassan pörkölve. Filteres és automata kávéfőzőbe is.',
  },
  'morning-ground': {
    title: 'Jó reggelt őrölt kávé, 500 g',
    description:
      'Kerek és kiegyensúlyozott, finom karamellás ízzel, közepes őrlés filteres kávéfőzőhöz.',
  },
  'mild-decaf': {
    title: 'Esti nyugalom koffeinmentes kávé, 250 g',
    description: 'Teljes íz koffein nélkül, kíméletes eljárással. Késő este is jólesik.',
  },
  'anniversary-tin': {
    title: 'Az év kávéja díszdobozban, 500 g',
    description: 'Az év limitált termése megőrizhető fémdobozban. Csak a készlet erejéig.',
  },
  'sera-espresso': {
    title: 'Sera eszpresszó, szemes kávé, 1 kg',
    description:
      'Sötét, erőteljes és krémes, egy csipet keserűcsokoládéval. Karos és automata géphez.',
  },
  'sierra-organic': {
    title: 'Sierra bio eszpresszó, szemes kávé, 500 g',
    description: 'Hegyvidéki kávé ökológiai termesztésből, narancs és kakaó jegyeivel.',
  },
  'lungo-capsules': {
    title: 'Lungo kávékapszula, 30 db',
    description:
      'Hosszú, lágy és aromás kávé. A kapszulák újrahasznosított alumíniumból készülnek.',
  },
  'capsule-box': {
    title: 'Kapszula-kóstolódoboz, 60 db',
    description: 'Hat fajta a lágytól az erősig, hogy megtalálja a kedvencét.',
  },
  'piccola-machine': {
    title: 'Piccola kapszulás kávéfőző, zsályazöld',
    description: '25 másodperc alatt üzemkész, három csészeméret és mindössze 12 cm széles.',
  },
  'classica-machine': {
    title: 'Classica karos kávéfőző',
    description: '15 bar, gőzfúvóka a selymes tejhabhoz és rozsdamentes acél csészemelegítő.',
  },
  'meadow-tea': {
    title: 'Hegyi rét gyógynövénytea, 20 filter',
    description: 'Menta, citromfű és kamilla az Alpokból, természetesen koffeinmentes.',
  },
  'assam-tin': {
    title: 'Assam fekete tea fémdobozban, 150 g',
    description: 'Malátás és erőteljes tea hosszú délutánokra. Tejjel különösen finom.',
  },
  'cocoa-tin': {
    title: 'Forró csokoládé 60% kakaóval, 300 g',
    description: 'Kevés cukor, sok kakaó: forró tejben egy perc alatt felolvad.',
  },
};
