import { hostileMarkup } from './hostileMarkup.ts';
import type { MarkupVector } from './markupVector.ts';
import { mutatingMarkup } from './mutatingMarkup.ts';

/** A harmless text, with its expected plain text. */
interface HarmlessMarkupVector extends MarkupVector {
  text: string;
}

const HARMLESS: readonly (readonly [
  description: string,
  value: string,
  html: string,
  text: string,
])[] = [
  [
    'plain text',
    'Nur solange der Vorrat reicht.',
    'Nur solange der Vorrat reicht.',
    'Nur solange der Vorrat reicht.',
  ],
  ['an empty text', '', '', ''],
  ['an ampersand', 'Kaffee & Tee', 'Kaffee &amp; Tee', 'Kaffee & Tee'],
  ['a heart', 'Kaffee <3', 'Kaffee &lt;3', 'Kaffee <3'],
  ['a comparison', 'ab 2 < 3 Stück', 'ab 2 &lt; 3 Stück', 'ab 2 < 3 Stück'],
  ['quotes', `"Kaffee" und 'Tee'`, `"Kaffee" und 'Tee'`, `"Kaffee" und 'Tee'`],
  [
    'a known reference',
    'Kaffee &amp; Tee&nbsp;GmbH',
    'Kaffee &amp; Tee&nbsp;GmbH',
    'Kaffee & Tee\u00a0GmbH',
  ],
  ['umlauts as references', 'Gr&ouml;&szlig;e &Auml;pfel', 'Größe Äpfel', 'Größe Äpfel'],
  ['numbers as references', '&#8364; &#x20AC;', '€ €', '€ €'],
  ['a rare reference', 'caf&eacute;', 'café', 'caf&eacute;'],
  ['a reference without a semicolon', '&copy 2024', '&amp;copy 2024', '&copy 2024'],
  ['an escaped tag', '&lt;b&gt;fett&lt;/b&gt;', '&lt;b&gt;fett&lt;/b&gt;', '<b>fett</b>'],
  ['a reference of a reference', '&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  [
    'bold',
    'ab <b>20 €</b> versandkostenfrei',
    'ab <b>20 €</b> versandkostenfrei',
    'ab 20 € versandkostenfrei',
  ],
  [
    'strong and emphasised',
    '<strong>Neu</strong> und <em>gut</em>',
    '<strong>Neu</strong> und <em>gut</em>',
    'Neu und gut',
  ],
  ['capitals', '<STRONG>Neu</STRONG>', '<strong>Neu</strong>', 'Neu'],
  ['a break', 'Zeile eins<br>Zeile zwei', 'Zeile eins<br>Zeile zwei', 'Zeile eins\nZeile zwei'],
  [
    'a break as XHTML',
    'Zeile eins<br/>Zeile zwei<br />Zeile drei',
    'Zeile eins<br>Zeile zwei<br>Zeile drei',
    'Zeile eins\nZeile zwei\nZeile drei',
  ],
  [
    'paragraphs',
    '<p>Erstens</p><p>Zweitens</p>',
    '<p>Erstens</p><p>Zweitens</p>',
    'Erstens\nZweitens',
  ],
  [
    'a list',
    '<ul><li>Eins</li><li>Zwei</li></ul>',
    '<ul><li>Eins</li><li>Zwei</li></ul>',
    'Eins\nZwei',
  ],
  ['an ordered list', '<ol><li>Eins</li></ol>', '<ol><li>Eins</li></ol>', 'Eins'],
  [
    'small, raised and lowered',
    '<small>1<sup>2</sup> H<sub>2</sub>O</small>',
    '<small>1<sup>2</sup> H<sub>2</sub>O</small>',
    '12 H2O',
  ],
  [
    'underlined, italic and a span',
    '<u>a</u><i>b</i><span>c</span>',
    '<u>a</u><i>b</i><span>c</span>',
    'abc',
  ],
  ['a link', '<a href="/agb">AGB</a>', '<a href="/agb">AGB</a>', 'AGB'],
  [
    'a link to another site',
    '<a href="https://www.aroma.test/a?b=1&amp;c=2">mehr</a>',
    '<a href="https://www.aroma.test/a?b=1&amp;c=2">mehr</a>',
    'mehr',
  ],
  [
    'a mail link',
    '<a href="mailto:service@aroma.test">Mail</a>',
    '<a href="mailto:service@aroma.test">Mail</a>',
    'Mail',
  ],
  [
    'a telephone link',
    '<a href="tel:+4940123">Anruf</a>',
    '<a href="tel:+4940123">Anruf</a>',
    'Anruf',
  ],
  [
    'a link in a new tab',
    '<a href="/agb" target="_blank">AGB</a>',
    '<a href="/agb" target="_blank" rel="noopener noreferrer">AGB</a>',
    'AGB',
  ],
  [
    'a link in a new tab, in capitals',
    '<A HREF="/agb" TARGET="_BLANK">AGB</A>',
    '<a href="/agb" target="_blank" rel="noopener noreferrer">AGB</a>',
    'AGB',
  ],
  ['a link without quotes', '<a href=/agb>AGB</a>', '<a href="/agb">AGB</a>', 'AGB'],
  ['nested emphasis', '<p>a <b>b <i>c</i></b></p>', '<p>a <b>b <i>c</i></b></p>', 'a b c'],
  ['tags that overlap', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b><i>c</i>', 'abc'],
  ['a tag without an end', '<b>fett', '<b>fett</b>', 'fett'],
  ['an end tag without a start tag', 'fett</b> und gut', 'fett und gut', 'fett und gut'],
  ['a comment', 'a<!-- Notiz -->b', 'ab', 'ab'],
  [
    'divisions',
    '<div>Erstens</div><div>Zweitens</div>',
    '<div>Erstens</div><div>Zweitens</div>',
    'Erstens\nZweitens',
  ],
  [
    'a heading, which becomes a division',
    'Vorher<h2 class="x">Titel</h2>nachher',
    'Vorher<div>Titel</div>nachher',
    'Vorher\nTitel\nnachher',
  ],
  [
    'a heading with a link',
    '<h2><a href="/a">Titel</a></h2>',
    '<div><a href="/a">Titel</a></div>',
    'Titel',
  ],
  [
    'a description list',
    '<dl><dt>Größe</dt><dd>M</dd></dl>',
    '<div>Größe</div><div>M</div>',
    'Größe\nM',
  ],
  [
    'a table in a paragraph',
    '<p>vor<table><tr><td>a</td></tr></table>nach</p>',
    '<p>vor</p><div>a </div>nach<p></p>',
    'vor\na\nnach',
  ],
  [
    'classes and styles from an office program',
    '<p class="MsoNormal" style="margin:0"><span lang="de">Text</span><o:p></o:p></p>',
    '<p><span>Text</span></p>',
    'Text',
  ],
  [
    'a table, whose rows become lines',
    '<table><thead><tr><th>Land</th></tr></thead><tr><td>a</td><td>b</td></tr></table>',
    '<div>Land </div><div>a b </div>',
    'Land\na\nb',
  ],
  ['line feeds between tags', '<p>\n  Text\n</p>', '<p>\n  Text\n</p>', 'Text'],
];

/** Texts as editors write them. */
export const harmlessMarkup: readonly HarmlessMarkupVector[] = HARMLESS.map(
  ([description, value, html, text]) => ({ description, value, html, text }),
);

/** Texts with their expected sanitised HTML (HOST-37). */
export const markup: readonly MarkupVector[] = [
  ...harmlessMarkup,
  ...hostileMarkup,
  ...mutatingMarkup,
];
