import type { FooterTexts } from '../footerTexts.ts';

/** The footer in Turkish. */
export const turkish: FooterTexts = {
  headline: 'Hizmetler ve daha fazlası',
  payment: {
    heading: 'Ödeme',
    intro: 'Dilediğiniz gibi, güvenle ödeyin.',
    methods: 'Ödeme seçenekleri',
    redeem: 'Hediye kartını kullan',
  },
  delivery: {
    heading: 'Teslimat',
    intro: 'Hızlı ve özenle paketlenmiş, kapınıza kadar.',
    costs: 'Kargo ücreti ve süresi',
    tracking: 'Kargo takibi',
  },
  collect: {
    heading: 'Mağazalarımız',
    intro: 'Size en yakın mağazayı bulun.',
    how: 'Mağaza hizmetleri',
    finder: 'Mağaza bul',
  },
  returns: {
    heading: 'İade ve değişim',
    intro: 'Beğenmediniz mi? Kolayca iade edin.',
    how: 'İade nasıl yapılır?',
    complaints: 'Şikâyet ve garanti',
  },
  contact: {
    heading: 'İletişim ve yardım',
    intro: 'Size yardımcı olmaktan memnuniyet duyarız.',
    form: 'İletişim formu',
    help: 'Sıkça sorulan sorular',
    question: 'Siparişim nerede?',
  },
  card: {
    heading: 'Aroma Card',
    intro: 'Her alışverişte çekirdek biriktirin.',
    signUp: 'Ücretsiz bireysel kart alın',
    beans: 'Çekirdekleri kullan',
  },
  services: {
    heading: 'Diğer hizmetler',
    intro: 'Alışverişinizi kolaylaştıran her şey.',
    newsletter: 'E-bülten',
    gifts: 'Hediye kartları',
    manuals: 'Kullanım kılavuzları',
  },
  company: {
    heading: 'Aroma hakkında',
    intro: 'Kahve bizim zanaatımız.',
    about: 'Biz kimiz?',
    sustainability: 'Sürdürülebilirlik',
    quality: 'Kalite',
  },
  popular: 'Popüler kategoriler',
  social: 'Bizi takip edin',
  apps: 'Uygulamamız',
  legal: {
    imprint: 'Künye',
    privacy: 'Gizlilik politikası',
    terms: 'Genel şartlar',
    withdrawal: 'Cayma hakkı',
    consent: 'Çerez ayarları',
  },
  toMobile: 'Mobil görünüme geç',
  toDesktop: 'Masaüstü görünümüne geç',
  tax: { before: 'Tüm fiyatlara KDV dahildir. ', link: 'Kargo ücreti', after: ' ayrıca eklenir.' },
  trust: 'Güvenle alışveriş yapın',
};
