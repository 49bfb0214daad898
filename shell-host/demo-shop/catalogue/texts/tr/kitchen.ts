import type { KitchenTexts } from '../productTexts.ts';

/** Texts of the kitchen products in Turkish. */
export const kitchen: KitchenTexts = {
  'hand-grinder': {
    title: 'Molino kollu kahve değirmeni',
    description: 'Espressodan french press’e 18 kademeli seramik öğütücü. Gövdesi ceviz ağacından.',
  },
  'pour-over': {
    title: 'Filtreli cam kahve demliği, 600 ml',
    description: 'Kalıcı çelik filtreli ve deri tutamaklı borosilikat cam sürahi.',
  },
  'moka-pot': {
    title: 'Napoli moka pot, 4 fincan',
    description: 'Isınmayan kulpuyla alüminyum klasik. İndüksiyonlu ocaklar için uygun değildir.',
  },
  'thermo-mug': {
    title: 'Yolda termos bardak, 350 ml',
    description: 'Dört saat sıcak tutar, asla sızdırmaz ve tek elle açılır.',
  },
  'nordic-mugs': {
    title: 'Kuzey Işığı kahve kupası, 2 adet',
    description:
      'Reaktif sırlı taş seramik; her çift biraz farklıdır. Bulaşık makinesinde yıkanabilir.',
  },
  'espresso-cups': {
    title: 'Siena espresso fincanı ve tabağı, 4’lü',
    description: 'Isıyı koruyan kalın porselen. Dört renk, tek set.',
  },
  'latte-glasses': {
    title: 'Çift cidarlı latte macchiato bardağı, 2 adet',
    description: 'El üflemesi çift cidarlı cam: içi sıcak, dışı hoş bir serinlikte.',
  },
  'sandstone-plates': {
    title: 'Kumtaşı tabak takımı, 8 parça',
    description: 'Sıcak doğal tonlarda, mat seramikten dört büyük ve dört küçük tabak.',
  },
  'iron-pan': {
    title: 'Döküm tava, 28 cm',
    description: 'Önceden yağlanmış ve tüm ocaklara uygun. Her kullanımda daha iyi olur.',
  },
  'enamel-pot': {
    title: 'Kapaklı emaye tencere, 4 litre',
    description: 'Çabuk ısınır, kolay temizlenir; ahşap kulplu ve mavi kenarlı.',
  },
  'chef-knife': {
    title: 'Hanami şef bıçağı, 20 cm',
    description: '67 katlı Şam çeliği bıçak, pakka ağacı sap. Elde bilendi.',
  },
  'oak-board': {
    title: 'Meşe kesme tahtası, 40 × 28 cm',
    description: 'Oluklu, yağlanmış masif ahşap. Ekmek ve peynir sunumu için de uygun.',
  },
  'storage-jars': {
    title: 'Bambu kapaklı saklama kavanozu, 3 adet',
    description:
      'Silikon contasıyla hava geçirmez, üst üste konur, kolay yıkanır. 0,5, 0,8 ve 1,2 litre.',
  },
};
