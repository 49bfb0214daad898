import type { FashionTexts } from '../productTexts.ts';

/** Texts of the fashion products in Polish. */
export const fashion: FashionTexts = {
  'lund-jumper': {
    title: 'Sweter z dzianiny Lund',
    description: 'Gruby splot wełny i bawełny, okrągły dekolt i wzór w warkocze.',
  },
  'fjord-cardigan': {
    title: 'Długi kardigan Fjord',
    description: 'Wydłużony krój, kieszenie i guziki z rogu. Grzeje przy kominku i na dworze.',
  },
  'tuscany-dress': {
    title: 'Sukienka midi Toskania',
    description: 'Zwiewna wiskoza z wiązanym paskiem i drobnym kwiatowym wzorem.',
  },
  'amalfi-shirt': {
    title: 'Koszula lniana Amalfi',
    description: 'Przewiewna i lekka, ze stójką i guzikami z masy perłowej.',
  },
  'basic-tees': {
    title: 'T-shirty z bawełny organicznej, 2 sztuki',
    description: 'Gruby dżersej, który trzyma fason. Jeden piaskowy, drugi szaroniebieski.',
  },
  'porto-chinos': {
    title: 'Spodnie chino Porto',
    description: 'Wygodny pas, wąska nogawka i odrobina elastanu na długie dni.',
  },
  'harbour-jacket': {
    title: 'Kurtka przeciwdeszczowa Port',
    description: 'Wodoszczelna i oddychająca, z klejonymi szwami i regulowanym kapturem.',
  },
  'wool-socks': {
    title: 'Skarpety wełniane, 3 pary',
    description: 'Miękka wełna merino ze wzmocnioną piętą, trzy kolory w zestawie.',
  },
  'felt-slippers': {
    title: 'Kapcie z filcu',
    description: 'Formowane z wełnianego filcu, na antypoślizgowej podeszwie. Ciche i ciepłe.',
  },
  'stripe-scarf': {
    title: 'Szalik w paski',
    description: 'Miękko tkany, z frędzlami; dwa metry długości wystarczą na każdy węzeł.',
  },
  'rib-beanie': {
    title: 'Czapka w prążki z mankietem',
    description: 'Elastyczna i ciepła, z merino i przędzy z recyklingu.',
  },
  'canvas-bag': {
    title: 'Torba płócienna ze skórzanymi uchwytami',
    description: 'Pomieści zakupy na cały tydzień i laptop. Z kieszenią wewnętrzną i zatrzaskiem.',
  },
};
