import type { FashionTexts } from '../productTexts.ts';

/** Texts of the fashion products in Turkish. */
export const fashion: FashionTexts = {
  'lund-jumper': {
    title: 'Lund triko kazak',
    description: 'Yün ve pamuktan kalın örgü, bisiklet yaka ve saç örgü desen.',
  },
  'fjord-cardigan': {
    title: 'Fjord uzun hırka',
    description: 'Uzun kesim, cepli ve boynuz düğmeli. Şömine başında da dışarıda da ısıtır.',
  },
  'tuscany-dress': {
    title: 'Toskana midi elbise',
    description: 'Bağlamalı kemerli, küçük çiçek desenli dökümlü viskon.',
  },
  'amalfi-shirt': {
    title: 'Amalfi keten gömlek',
    description: 'Hâkim yakalı ve sedef düğmeli, ferah ve hafif.',
  },
  'basic-tees': {
    title: 'Organik pamuklu tişört, 2 adet',
    description: 'Formunu koruyan kalın jarse. Biri kum rengi, biri mavi gri.',
  },
  'porto-chinos': {
    title: 'Porto chino pantolon',
    description: 'Rahat bel, dar paça ve uzun günler için biraz elastan.',
  },
  'harbour-jacket': {
    title: 'Liman yağmurluk',
    description: 'Su geçirmez ve nefes alır; dikişleri kaynaklı, kapüşonu ayarlanabilir.',
  },
  'wool-socks': {
    title: 'Yün çorap, 3 çift',
    description: 'Topuğu güçlendirilmiş yumuşak merinos yünü, sette üç renk.',
  },
  'felt-slippers': {
    title: 'Keçe ev terliği',
    description: 'Yün keçeden, kaymaz tabanlı. Sessiz ve sıcak.',
  },
  'stripe-scarf': {
    title: 'Çizgili atkı',
    description: 'Yumuşak dokulu ve saçaklı; iki metrelik boyuyla her düğüme yeter.',
  },
  'rib-beanie': {
    title: 'Fitilli bere',
    description: 'Merinos ve geri dönüştürülmüş iplik karışımından, esnek ve sıcak.',
  },
  'canvas-bag': {
    title: 'Deri saplı kanvas çanta',
    description: 'Haftalık alışverişi de dizüstü bilgisayarı da taşır. İç cepli ve çıtçıtlı.',
  },
};
