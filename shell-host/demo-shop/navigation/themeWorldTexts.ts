import type { LocalizedText } from '../sites.ts';
import type { Section } from './themeWorlds.ts';

/** The headlines of the four sections. */
export const sectionHeadlines: Record<Section, LocalizedText> = {
  scout: {
    de: 'Vorab entdecken',
    fr: 'En avant-première',
    cs: 'Objevte předem',
    hu: 'Fedezze fel elsőként',
    pl: 'Odkryj jako pierwszy',
    sk: 'Objavte vopred',
    tr: 'Herkesten önce keşfedin',
  },
  new: {
    de: 'Neu diese Woche',
    fr: 'Nouveau cette semaine',
    cs: 'Nové tento týden',
    hu: 'Új ezen a héten',
    pl: 'Nowe w tym tygodniu',
    sk: 'Nové tento týždeň',
    tr: 'Bu hafta yeni',
  },
  more: {
    de: 'Weitere Themenwelten',
    fr: 'Autres univers',
    cs: 'Další tematické světy',
    hu: 'További témavilágok',
    pl: 'Więcej światów tematycznych',
    sk: 'Ďalšie tematické svety',
    tr: 'Diğer tema dünyaları',
  },
  lastChance: {
    de: 'Letzte Chance',
    fr: 'Dernière chance',
    cs: 'Poslední šance',
    hu: 'Utolsó esély',
    pl: 'Ostatnia szansa',
    sk: 'Posledná šanca',
    tr: 'Son şans',
  },
};

/** The texts of the badges, and of availabilities other than `AVAILABLE`. */
export const badgeTexts = {
  scout: {
    de: 'Vorab',
    fr: 'Avant-première',
    cs: 'Předpremiéra',
    hu: 'Elsőként',
    pl: 'Przedpremiera',
    sk: 'Predpremiéra',
    tr: 'Ön gösterim',
  },
  new: {
    de: 'Neu',
    fr: 'Nouveau',
    cs: 'Novinka',
    hu: 'Új',
    pl: 'Nowość',
    sk: 'Novinka',
    tr: 'Yeni',
  },
  preview: {
    de: 'Vorschau',
    fr: 'Aperçu',
    cs: 'Ukázka',
    hu: 'Előzetes',
    pl: 'Zapowiedź',
    sk: 'Ukážka',
    tr: 'Ön izleme',
  },
  SOLDOUT: {
    de: 'Ausverkauft',
    fr: 'Épuisé',
    cs: 'Vyprodáno',
    hu: 'Elfogyott',
    pl: 'Wyprzedane',
    sk: 'Vypredané',
    tr: 'Tükendi',
  },
  NOT_AVAILABLE: {
    de: 'Noch nicht verfügbar',
    fr: 'Pas encore disponible',
    cs: 'Zatím není k dispozici',
    hu: 'Még nem elérhető',
    pl: 'Jeszcze niedostępne',
    sk: 'Zatiaľ nie je k dispozícii',
    tr: 'Henüz mevcut değil',
  },
} as const satisfies Record<string, LocalizedText>;

/** `{date}` is replaced by a day and a month. */
export const endDateTexts: LocalizedText = {
  de: 'Bis {date}',
  fr: 'Jusqu’au {date}',
  cs: 'Do {date}',
  hu: 'Utolsó nap: {date}',
  pl: 'Do {date}',
  sk: 'Do {date}',
  tr: 'Son gün: {date}',
};

/** `{days}` is replaced by 2, 3 or 4, which have the same plural form in all of these languages. */
export const daysLeftTexts: LocalizedText = {
  de: 'Nur noch {days} Tage',
  fr: 'Plus que {days} jours',
  cs: 'Už jen {days} dny',
  hu: 'Már csak {days} nap',
  pl: 'Jeszcze tylko {days} dni',
  sk: 'Už len {days} dni',
  tr: 'Son {days} gün',
};
