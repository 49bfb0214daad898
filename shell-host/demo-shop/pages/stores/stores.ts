import { normalizeText } from '../../search/normalizeText.ts';
import type { Site } from '../../sites.ts';

/** A store of the demo shop: a real town with an invented address. */
export interface Store {
  street: string;
  postcode: string;
  city: string;
}

type Row = readonly [street: string, postcode: string, city: string];

const swiss: readonly Row[] = [
  ['Bahnhofstrasse 112', '8001', 'Zürich'],
  ['Marktgasse 97', '3011', 'Bern'],
  ['Freie Strasse 105', '4001', 'Basel'],
  ['Rue du Rhône 121', '1204', 'Genève'],
  ['Rue de Bourg 64', '1003', 'Lausanne'],
];

const rowsBySite: Readonly<Record<Site, readonly Row[]>> = {
  DE: [
    ['Mönckebergstraße 133', '20095', 'Hamburg'],
    ['Schönhauser Allee 301', '10439', 'Berlin'],
    ['Sendlinger Straße 88', '80331', 'München'],
    ['Breite Straße 199', '50667', 'Köln'],
    ['Petersstraße 77', '04109', 'Leipzig'],
    ['Königstraße 164', '70173', 'Stuttgart'],
  ],
  AT: [
    ['Mariahilfer Straße 222', '1070', 'Wien'],
    ['Herrengasse 61', '8010', 'Graz'],
    ['Landstraße 143', '4020', 'Linz'],
    ['Getreidegasse 75', '5020', 'Salzburg'],
  ],
  CH: swiss,
  CH_FR: swiss.toReversed(),
  CZ: [
    ['Na Příkopě 59', '110 00', 'Praha'],
    ['Masarykova 88', '602 00', 'Brno'],
    ['28. října 301', '702 00', 'Ostrava'],
    ['Americká 96', '301 00', 'Plzeň'],
  ],
  HU: [
    ['Váci utca 121', '1056', 'Budapest'],
    ['Piac utca 140', '4024', 'Debrecen'],
    ['Kárász utca 45', '6720', 'Szeged'],
    ['Baross Gábor út 77', '9021', 'Győr'],
  ],
  PL: [
    ['ul. Marszałkowska 288', '00-017', 'Warszawa'],
    ['ul. Floriańska 94', '31-021', 'Kraków'],
    ['ul. Świdnicka 103', '50-030', 'Wrocław'],
    ['ul. Długa 144', '80-827', 'Gdańsk'],
    ['ul. Półwiejska 91', '61-888', 'Poznań'],
  ],
  SK: [
    ['Obchodná 133', '811 06', 'Bratislava'],
    ['Hlavná 188', '040 01', 'Košice'],
    ['Národná 79', '010 01', 'Žilina'],
  ],
  TR: [
    ['İstiklal Caddesi 612', '34430', 'İstanbul'],
    ['Tunalı Hilmi Caddesi 240', '06680', 'Ankara'],
    ['Kıbrıs Şehitleri Caddesi 311', '35220', 'İzmir'],
  ],
};

/** The stores of a site's country. */
export function storesOf(site: Site): Store[] {
  return rowsBySite[site].map(([street, postcode, city]) => ({ street, postcode, city }));
}

/** Stores whose postcode starts with the query or whose town or street contains it. */
export function findStores(site: Site, query: string): Store[] {
  const searched = normalizeText(query);
  const postcode = searched.replace(/[\s-]/g, '');
  return storesOf(site).filter(
    (store) =>
      normalizeText(`${store.city} ${store.street}`).includes(searched) ||
      (postcode !== '' && store.postcode.replace(/[\s-]/g, '').startsWith(postcode)),
  );
}
