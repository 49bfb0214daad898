import type { Language } from '../../sites.ts';

/** The texts of the top banners besides the headline of the season. */
export interface TopBannerTexts {
  offer: string;
  /** HTML. */
  offerInFull: string;
  instruction: string;
  /** HTML. `{url}` is replaced by the URL of the conditions. */
  legal: string;
  legalHint: string;
  legalHintShort: string;
  /** Title of the page with the conditions. */
  conditions: string;
  news: { headline: string; text: string; button: string };
  sale: string;
}

/** The texts of the top banners in every language. */
export const topBannerTexts: Record<Language, TopBannerTexts> = {
  de: {
    offer: '10 % auf alle Kaffees',
    offerInFull: 'Jetzt <b>10 % auf alle Kaffees</b> sparen, ob Bohne, gemahlen oder Kapsel',
    instruction: 'an der Kasse eingeben',
    legal:
      'Einmal pro Bestellung einlösbar, nicht mit anderen Gutscheinen kombinierbar. Geschenkkarten sind ausgenommen. <a href="{url}">Alle Bedingungen</a>',
    legalHint: 'Bedingungen',
    legalHintShort: 'Bed.',
    conditions: 'Gutscheinbedingungen',
    news: {
      headline: 'Frisch eingetroffen',
      text: 'Neues für Küche, Wohnen und Mode',
      button: 'Jetzt entdecken',
    },
    sale: 'Sale: viele Lieblinge jetzt reduziert',
  },
  fr: {
    offer: '10 % sur tous les cafés',
    offerInFull:
      'Profitez de <b>10 % de rabais sur tous les cafés</b>, en grains, moulus ou en capsules',
    instruction: 'à saisir à la caisse',
    legal:
      'Utilisable une fois par commande, non cumulable avec d’autres bons. Cartes cadeaux exclues. <a href="{url}">Toutes les conditions</a>',
    legalHint: 'Conditions',
    legalHintShort: 'Cond.',
    conditions: 'Conditions des bons',
    news: {
      headline: 'Tout juste arrivé',
      text: 'Des nouveautés pour la cuisine, la maison et la mode',
      button: 'Découvrir maintenant',
    },
    sale: 'Soldes : de nombreux favoris à prix réduit',
  },
  cs: {
    offer: 'Sleva 10 % na všechny kávy',
    offerInFull: 'Nyní <b>sleva 10 % na všechny kávy</b>, zrnkové, mleté i kapslové',
    instruction: 'zadejte v pokladně',
    legal:
      'Platí jednou na objednávku, nelze kombinovat s jinými poukazy. Nevztahuje se na dárkové karty. <a href="{url}">Všechny podmínky</a>',
    legalHint: 'Podmínky',
    legalHintShort: 'Podm.',
    conditions: 'Podmínky poukazů',
    news: {
      headline: 'Právě dorazilo',
      text: 'Novinky pro kuchyň, domov a šatník',
      button: 'Objevit nyní',
    },
    sale: 'Výprodej: mnoho oblíbených kousků ve slevě',
  },
  hu: {
    offer: '10% kedvezmény minden kávéra',
    offerInFull: 'Most <b>10% kedvezmény minden kávéra</b>, legyen szemes, őrölt vagy kapszulás',
    instruction: 'írja be a pénztárnál',
    legal:
      'Rendelésenként egyszer használható fel, más kuponnal nem vonható össze. Ajándékkártyára nem érvényes. <a href="{url}">Minden feltétel</a>',
    legalHint: 'Feltételek',
    legalHintShort: 'Felt.',
    conditions: 'Kuponfeltételek',
    news: {
      headline: 'Frissen érkezett',
      text: 'Újdonságok a konyhába, az otthonba és a gardróbba',
      button: 'Felfedezem',
    },
    sale: 'Akció: sok kedvenc most leárazva',
  },
  pl: {
    offer: '10% rabatu na wszystkie kawy',
    offerInFull: 'Teraz <b>10% rabatu na wszystkie kawy</b>: ziarniste, mielone i w kapsułkach',
    instruction: 'wpisz przy kasie',
    legal:
      'Do wykorzystania raz na zamówienie, nie łączy się z innymi kuponami. Nie dotyczy kart podarunkowych. <a href="{url}">Pełne warunki</a>',
    legalHint: 'Warunki',
    legalHintShort: 'War.',
    conditions: 'Warunki kuponów',
    news: {
      headline: 'Świeżo w ofercie',
      text: 'Nowości do kuchni, domu i szafy',
      button: 'Odkryj teraz',
    },
    sale: 'Wyprzedaż: wiele ulubionych produktów taniej',
  },
  sk: {
    offer: 'Zľava 10 % na všetky kávy',
    offerInFull: 'Teraz <b>zľava 10 % na všetky kávy</b>, zrnkové, mleté aj kapsulové',
    instruction: 'zadajte v pokladni',
    legal:
      'Platí raz na objednávku, nedá sa kombinovať s inými kupónmi. Nevzťahuje sa na darčekové karty. <a href="{url}">Všetky podmienky</a>',
    legalHint: 'Podmienky',
    legalHintShort: 'Podm.',
    conditions: 'Podmienky kupónov',
    news: {
      headline: 'Práve dorazilo',
      text: 'Novinky do kuchyne, domova a šatníka',
      button: 'Objaviť teraz',
    },
    sale: 'Výpredaj: veľa obľúbených kúskov v zľave',
  },
  tr: {
    offer: 'Tüm kahvelerde %10 indirim',
    offerInFull: 'Çekirdek, öğütülmüş ya da kapsül: şimdi <b>tüm kahvelerde %10 indirim</b>',
    instruction: 'ödeme adımında girin',
    legal:
      'Her siparişte bir kez kullanılabilir, başka kuponlarla birleştirilemez. Hediye kartlarında geçerli değildir. <a href="{url}">Tüm koşullar</a>',
    legalHint: 'Koşullar',
    legalHintShort: 'Koş.',
    conditions: 'Kupon koşulları',
    news: {
      headline: 'Yeni geldi',
      text: 'Mutfak, ev ve gardırop için yenilikler',
      button: 'Hemen keşfedin',
    },
    sale: 'İndirim: birçok favori ürün şimdi daha uygun',
  },
};
