import type { HomeTexts } from '../productTexts.ts';

/** Texts of the home products in Hungarian. */
export const home: HomeTexts = {
  'glow-lamp': {
    title: 'Esti fény asztali lámpa',
    description: 'Kerámia talp, lenvászon bura, három fokozatban szabályozható.',
  },
  'wicker-pendant': {
    title: 'Rattan függőlámpa, Ø 40 cm',
    description: 'Kézzel font; fénye finom mintákat rajzol az asztalra.',
  },
  'linen-cushion': {
    title: 'Homokdűne lenpárna, 45 × 45 cm',
    description: 'Előmosott len finom rojtos széllel. A huzat levehető és mosható.',
  },
  'arch-cushion': {
    title: 'Szivárvány párnahuzat, 45 × 45 cm',
    description: 'Hímzett ívek terrakotta és homok színben, erős pamuton.',
  },
  'wool-blanket': {
    title: 'Sarkcsillag gyapjútakaró, 130 × 180 cm',
    description: 'Tiszta élőgyapjúból szőve, meleg, mégis könnyű, kézzel csomózott rojtokkal.',
  },
  'fig-candle': {
    title: 'Illatgyertya, füge és cédrus',
    description: 'Repceviasz újrahasználható üvegben, körülbelül 40 óra égési idő.',
  },
  'wave-vase': {
    title: 'Hullám kerámiaváza, 24 cm',
    description: 'Matt mázas, kézzel formált, virág nélkül is szép.',
  },
  'oak-clock': {
    title: 'Tölgyfa falióra, Ø 30 cm',
    description: 'Hangtalan óramű, számok helyett letisztult vonalak. Az elem tartozék.',
  },
  'linen-bedding': {
    title: 'Lenhatású ágyneműhuzat, 135 × 200 cm',
    description: 'Puha, hűvös pamut, amelyet nem kell vasalni. Cipzárral.',
  },
  'waffle-towels': {
    title: 'Vaflimintás törölközőkészlet, 4 részes',
    description: 'Jó nedvszívó és gyorsan szárad: két kéztörlő és két fürdőlepedő.',
  },
  'terra-planters': {
    title: 'Terra virágcserép, 2 db',
    description: 'Égetett agyagból, alátéttel, beltérre és védett erkélyre.',
  },
  'seagrass-basket': {
    title: 'Tengerifű tárolókosár, nagy',
    description: 'Takaróknak, újságoknak vagy játékoknak. Két füllel, stabil aljjal.',
  },
};
