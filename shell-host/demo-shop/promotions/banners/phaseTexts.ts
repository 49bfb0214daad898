import type { Language } from '../../sites.ts';

interface PhaseTexts {
  headline: string;
  subline: string;
  link: string;
}

/** The texts of the phase-integration banners: `origin` all year, `gifts` before Christmas. */
export const phaseTexts: Record<'origin' | 'gifts', Record<Language, PhaseTexts>> = {
  origin: {
    de: {
      headline: 'Kaffee mit Geschichte',
      subline: 'Von Kleinbauern, die wir beim Namen kennen',
      link: 'Mehr erfahren',
    },
    fr: {
      headline: 'Un café qui a une histoire',
      subline: 'De petits producteurs que nous connaissons par leur nom',
      link: 'En savoir plus',
    },
    cs: {
      headline: 'Káva s příběhem',
      subline: 'Od drobných pěstitelů, které známe jménem',
      link: 'Zjistit více',
    },
    hu: {
      headline: 'Kávé, amelynek története van',
      subline: 'Kistermelőktől, akiket név szerint ismerünk',
      link: 'Tudjon meg többet',
    },
    pl: {
      headline: 'Kawa z historią',
      subline: 'Od drobnych plantatorów, których znamy z imienia',
      link: 'Dowiedz się więcej',
    },
    sk: {
      headline: 'Káva s príbehom',
      subline: 'Od drobných pestovateľov, ktorých poznáme po mene',
      link: 'Zistiť viac',
    },
    tr: {
      headline: 'Hikâyesi olan kahve',
      subline: 'Adıyla tanıdığımız küçük üreticilerden',
      link: 'Daha fazla bilgi',
    },
  },
  gifts: {
    de: {
      headline: 'Geschenke, die duften',
      subline: 'Kleine Freuden für die Feiertage',
      link: 'Geschenke ansehen',
    },
    fr: {
      headline: 'Des cadeaux qui sentent bon',
      subline: 'De petits bonheurs pour les fêtes',
      link: 'Voir les cadeaux',
    },
    cs: {
      headline: 'Dárky, které voní',
      subline: 'Malé radosti na svátky',
      link: 'Prohlédnout dárky',
    },
    hu: {
      headline: 'Illatos ajándékok',
      subline: 'Apró örömök az ünnepekre',
      link: 'Ajándékok megtekintése',
    },
    pl: {
      headline: 'Prezenty, które pachną',
      subline: 'Małe radości na święta',
      link: 'Zobacz prezenty',
    },
    sk: {
      headline: 'Darčeky, ktoré voňajú',
      subline: 'Malé radosti na sviatky',
      link: 'Pozrieť darčeky',
    },
    tr: {
      headline: 'Mis kokulu hediyeler',
      subline: 'Yeni yıl için küçük mutluluklar',
      link: 'Hediyeleri görün',
    },
  },
};
