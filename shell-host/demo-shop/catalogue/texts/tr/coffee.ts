import type { CoffeeTexts } from '../productTexts.ts';

/** Texts of the coffee products in Turkish. */
export const coffee: CoffeeTexts = {
  'aurora-beans': {
    title: 'Aurora çekirdek kahve, 500 g',
    description:
      'Yumuşak ve fındıksı, tamburda yavaşça kavruldu. Filtre kahve ve otomatik makineler için.',
  },
  'morning-ground': {
    title: 'Günaydın filtre kahve, öğütülmüş, 500 g',
    description:
      'Hafif karamel notasıyla yuvarlak ve dengeli. Filtre kahve makineleri için orta öğütülmüş.',
  },
  'mild-decaf': {
    title: 'Akşam Huzuru kafeinsiz filtre kahve, 250 g',
    description: 'Kafeinsiz ama dolgun bir lezzet. Akşamın geç saatlerinde bile içebilirsiniz.',
  },
  'anniversary-tin': {
    title: 'Dekoratif kutuda yılın kahvesi, 500 g',
    description: 'Yılın sınırlı hasadı, saklamaya değer bir kutuda. Stoklarla sınırlıdır.',
  },
  'sera-espresso': {
    title: 'Sera espresso, çekirdek kahve, 1 kg',
    description:
      'Koyu, güçlü ve kremsi, hafif bitter çikolata notasıyla. Espresso ve otomatik makineler için.',
  },
  'sierra-organic': {
    title: 'Sierra organik espresso, çekirdek, 500 g',
    description: 'Portakal ve kakao notaları taşıyan, organik tarımdan gelen yüksek rakım kahvesi.',
  },
  'lungo-capsules': {
    title: 'Lungo kahve kapsülü, 30 adet',
    description:
      'Uzun demlenen, yumuşak ve aromalı kahve. Kapsüller geri dönüştürülmüş alüminyumdan.',
  },
  'capsule-box': {
    title: 'Kapsül deneme kutusu, 60 adet',
    description: 'Yumuşaktan serte altı çeşit; favorinizi bulmanız için.',
  },
  'piccola-machine': {
    title: 'Piccola kapsül kahve makinesi, adaçayı yeşili',
    description: '25 saniyede hazır, üç fincan boyu ve yalnızca 12 cm genişlik.',
  },
  'classica-machine': {
    title: 'Classica espresso makinesi',
    description: '15 bar basınç, ipeksi süt köpüğü için buhar çubuğu ve çelik fincan ısıtıcı.',
  },
  'meadow-tea': {
    title: 'Dağ Çayırı bitki çayı, 20 poşet',
    description: 'Alpler’den nane, melisa ve papatya; doğal olarak kafeinsiz.',
  },
  'assam-tin': {
    title: 'Teneke kutuda Assam siyah çayı, 150 g',
    description: 'Maltlı ve güçlü, uzun öğleden sonraları için bir çay. Sütle çok güzel olur.',
  },
  'cocoa-tin': {
    title: 'Sıcak çikolata, %60 kakao, 300 g',
    description: 'Az şeker, bol kakao: Sıcak sütte bir dakikada erir.',
  },
};
