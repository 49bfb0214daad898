import type { HomeTexts } from '../productTexts.ts';

/** Texts of the home products in Turkish. */
export const home: HomeTexts = {
  'glow-lamp': {
    title: 'Akşam Işığı masa lambası',
    description: 'Seramik ayak, keten başlık, üç kademeli ışık ayarı.',
  },
  'wicker-pendant': {
    title: 'Rattan sarkıt lamba, Ø 40 cm',
    description: 'Elde örüldü; ışığı masaya ince desenler düşürür.',
  },
  'linen-cushion': {
    title: 'Kum Tepesi keten yastık, 45 × 45 cm',
    description: 'İnce saçaklı, ön yıkamalı keten. Kılıfı çıkarılıp yıkanabilir.',
  },
  'arch-cushion': {
    title: 'Gökkuşağı yastık kılıfı, 45 × 45 cm',
    description: 'Sağlam pamuk üzerine terrakota ve kum rengi işlemeli kemerler.',
  },
  'wool-blanket': {
    title: 'Kutup Yıldızı yün battaniye, 130 × 180 cm',
    description: 'Saf yeni yünden dokundu; sıcak ama hafif, saçakları elde bağlandı.',
  },
  'fig-candle': {
    title: 'İncir ve sedir kokulu mum',
    description: 'Yeniden kullanılabilir camda kanola mumu, yaklaşık 40 saat yanar.',
  },
  'wave-vase': {
    title: 'Dalga seramik vazo, 24 cm',
    description: 'Mat sırlı ve elde şekillendirilmiş; çiçeksiz de güzel.',
  },
  'oak-clock': {
    title: 'Meşe duvar saati, Ø 30 cm',
    description: 'Sessiz mekanizma, rakam yerine sade çizgiler. Pil dahildir.',
  },
  'linen-bedding': {
    title: 'Keten görünümlü nevresim takımı, 135 × 200 cm',
    description: 'Ütü istemeyen, yumuşak ve serin pamuk. Fermuarlıdır.',
  },
  'waffle-towels': {
    title: 'Waffle havlu seti, 4 parça',
    description: 'Emici ve çabuk kuruyan iki el havlusu ve iki banyo havlusu.',
  },
  'terra-planters': {
    title: 'Terra saksı, 2 adet',
    description: 'Altlıklı, pişmiş topraktan; ev içi ve korunaklı balkonlar için.',
  },
  'seagrass-basket': {
    title: 'Hasır saklama sepeti, büyük',
    description: 'Battaniye, dergi ya da oyuncaklar için. İki kulplu ve sağlam tabanlı.',
  },
};
