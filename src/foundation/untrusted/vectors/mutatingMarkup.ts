import type { MarkupVector } from './markupVector.ts';

type Row = readonly [why: string, value: string];

const TEXT_LEFT: readonly Row[] = [
  ['a drawing with an event', '<svg onload=alert(1)></svg>a'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>a'],
  ['a drawing with an encoded script', '<svg><script>&#97;lert(1)</script></svg>a'],
  [
    'a drawing with a set link',
    '<svg><a><set attributeName=href to=javascript:alert(1)></a></svg>a',
  ],
  ['a drawing that uses another', '<svg><use href="data:image/svg+xml,<svg id=x>#x"/></svg>a'],
  [
    'a drawing with foreign content',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>a',
  ],
  ['a drawing with a style', '<svg><style><img src=x onerror=alert(1)></style></svg>a'],
  [
    'a formula with an annotation',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>a',
  ],
  [
    'a style in a formula in a drawing',
    '<svg><math><mi//xlink:href="data:x,<script>alert(1)</script>"></math></svg>a',
  ],
  ['a comment that never ends', 'a<!-- <img src=x onerror=alert(1)>'],
  ['a condition for an old browser', '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->a'],
  ['character data in a drawing', '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>a'],
  ['a processing instruction', '<?xml-stylesheet href="javascript:alert(1)"?>a'],
  ['an end tag with an event', '</b onclick=alert(1)>a'],
  ['an end tag without a name', '</ onclick=alert(1)>a'],
  ['an old include', '<!--#exec cmd="ls"-->a'],
];

const NOTHING_LEFT: readonly Row[] = [
  ['a drawing with a link', '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>'],
  [
    'a drawing with an animated link',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>a</text></a></svg>',
  ],
  ['a formula with a link', '<math href="javascript:alert(1)">a</math>'],
  [
    'a formula with an action',
    '<math><maction actiontype="statusline#//evil.test" xlink:href="javascript:alert(1)">a</maction></math>',
  ],
  [
    'a formula that hides a style',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  [
    'a formula in a form in a form',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  [
    'a formula, a drawing and a style',
    '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>',
  ],
  ['plain text to the end', '<plaintext><img src=x onerror=alert(1)>'],
];

const BOLD_LEFT: readonly Row[] = [
  ['NUL in an attribute name', '<b on\0click=alert(1)>a</b>'],
  ['an attribute with a quote too many', '<b title=""onclick="alert(1)">a</b>'],
  ['an attribute that closes its tag', '<b title="><img src=x onerror=alert(1)>">a</b>'],
  ['a back quote as a quote', '<b title=`a onclick=alert(1)>a</b>'],
  ['an old data island', '<xml id=x><b onclick=alert(1)>a</b></xml>'],
];

const REST: readonly (readonly [why: string, value: string, html: string])[] = [
  [
    'a drawing that a paragraph ends',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<p></p>"&gt;',
  ],
  [
    'noscript that hides a title',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p></p>',
  ],
  [
    'noembed that hides a title',
    '<noembed><b title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '"&gt;',
  ],
  ['xmp that hides a title', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>', '"&gt;'],
  [
    'a title that hides a picture',
    '<title><a title="</title><img src=x onerror=alert(1)>">a',
    '"&gt;a',
  ],
  [
    'a text area that hides a picture',
    '<textarea><a title="</textarea><img src=x onerror=alert(1)>">a',
    '&lt;a title=""&gt;a',
  ],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ['a comment that ends with a bang', '<!-- --!><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ['character data', '<![CDATA[<img src=x onerror=alert(1)>]]>a', ']]&gt;a'],
  ['a document type', '<!DOCTYPE html [<!ENTITY x "y">]>a', ']&gt;a'],
  [
    'paragraphs inside a paragraph',
    '<p>a<object><p>b</p></object>c</p>',
    '<p>a</p><p>b</p>c<p></p>',
  ],
  [
    'a table that moves its content',
    '<table><b>a<tr><td>c</td></tr></table>',
    '<b>a</b><div>c </div>',
  ],
  ['NUL in a tag', '<scr\0ipt>alert(1)</scr\0ipt>', 'alert(1)'],
  ['NUL before a tag', '<\0b>a', '&lt;b&gt;a'],
  ['full-width brackets', '＜script＞alert(1)＜/script＞', '＜script＞alert(1)＜/script＞'],
  [
    'brackets in UTF-7',
    '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  ],
  [
    'a tag after a no-break space',
    '<\u00a0script>alert(1)</script>',
    '&lt;&nbsp;script&gt;alert(1)',
  ],
  ['two brackets', '<<script>alert(1);//<</script>', '&lt;'],
  [
    'a template expression',
    '{{constructor.constructor("alert(1)")()}}<b>a</b>',
    '{{constructor.constructor("alert(1)")()}}<b>a</b>',
  ],
  ['half a surrogate pair', '<b>\ud83d</b>', '<b>\ud83d</b>'],
];

/** Drawings, formulas and markup that parsers read in two ways. */
export const mutatingMarkup: readonly MarkupVector[] = [
  ...TEXT_LEFT.map(([why, value]) => ({ why, value, html: 'a' })),
  ...NOTHING_LEFT.map(([why, value]) => ({ why, value, html: '' })),
  ...BOLD_LEFT.map(([why, value]) => ({ why, value, html: '<b>a</b>' })),
  ...REST.map(([why, value, html]) => ({ why, value, html })),
];
