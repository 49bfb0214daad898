import type { FashionTexts } from '../productTexts.ts';

/** Texts of the fashion products in Hungarian. */
export const fashion: FashionTexts = {
  'lund-jumper': {
    title: 'Lund kötött pulóver',
    description: 'Vastag kötés gyapjúból és pamutból, kerek nyakkal és csavart mintával.',
  },
  'fjord-cardigan': {
    title: 'Fjord hosszú kardigán',
    description: 'Hosszított szabás, zsebek és szarugombok. Melegít a kandallónál és odakint is.',
  },
  'tuscany-dress': {
    title: 'Toszkána midiruha',
    description: 'Omló viszkóz megkötős övvel és apró virágmintával.',
  },
  'amalfi-shirt': {
    title: 'Amalfi leninge',
    description: 'Szellős és könnyű, állógallérral és gyöngyházgombokkal.',
  },
  'basic-tees': {
    title: 'Póló biopamutból, 2 db',
    description: 'Formatartó, vastag dzsörzé. Egy homokszínű, egy kékesszürke.',
  },
  'porto-chinos': {
    title: 'Porto chino nadrág',
    description: 'Kényelmes derék, szűk szár és egy kevés elasztán a hosszú napokra.',
  },
  'harbour-jacket': {
    title: 'Kikötő esőkabát',
    description: 'Vízálló és lélegző, hegesztett varrásokkal, állítható kapucnival.',
  },
  'wool-socks': {
    title: 'Gyapjúzokni, 3 pár',
    description: 'Puha merinógyapjú megerősített sarokkal, három szín egy csomagban.',
  },
  'felt-slippers': {
    title: 'Filcpapucs',
    description: 'Gyapjúfilcből formázva, csúszásmentes talppal. Halk és meleg.',
  },
  'stripe-scarf': {
    title: 'Csíkos sál',
    description: 'Puha szövésű, rojtos; két méter hosszú, bármilyen csomóhoz elég.',
  },
  'rib-beanie': {
    title: 'Bordás kötött sapka',
    description: 'Rugalmas és meleg, merinó és újrahasznosított fonal keverékéből.',
  },
  'canvas-bag': {
    title: 'Vászontáska bőrfüllel',
    description: 'Elbírja a heti bevásárlást és a laptopot is. Belső zsebbel és patenttal.',
  },
};
