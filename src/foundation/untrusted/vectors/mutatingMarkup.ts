import type { MarkupVector } from './markupVector.ts';

type Row = readonly [description: string, value: string];

const TEXT_LEFT: readonly Row[] = [
  ['an SVG with an event', '<svg onload=alert(1)></svg>a'],
  ['an SVG with a script', '<svg><script>alert(1)</script></svg>a'],
  ['an SVG with an encoded script', '<svg><script>&#97;lert(1)</script></svg>a'],
  ['an SVG with a set link', '<svg><a><set attributeName=href to=javascript:alert(1)></a></svg>a'],
  ['an SVG that uses another one', '<svg><use href="data:image/svg+xml,<svg id=x>#x"/></svg>a'],
  [
    'an SVG with foreign content',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>a',
  ],
  ['an SVG with a style', '<svg><style><img src=x onerror=alert(1)></style></svg>a'],
  [
    'MathML with an annotation',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>a',
  ],
  [
    'a link in MathML in SVG',
    '<svg><math><mi//xlink:href="data:x,<script>alert(1)</script>"></math></svg>a',
  ],
  ['a comment without an end', 'a<!-- <img src=x onerror=alert(1)>'],
  ['a conditional comment', '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->a'],
  ['CDATA in an SVG', '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>a'],
  ['a processing instruction', '<?xml-stylesheet href="javascript:alert(1)"?>a'],
  ['an end tag with an event', '</b onclick=alert(1)>a'],
  ['an end tag without a name', '</ onclick=alert(1)>a'],
  ['a server-side include', '<!--#exec cmd="ls"-->a'],
];

const NOTHING_LEFT: readonly Row[] = [
  ['an SVG with a link', '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>'],
  [
    'an SVG with an animated link',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>a</text></a></svg>',
  ],
  ['MathML with a link', '<math href="javascript:alert(1)">a</math>'],
  [
    'MathML with an action',
    '<math><maction actiontype="statusline#//evil.test" xlink:href="javascript:alert(1)">a</maction></math>',
  ],
  [
    'MathML that hides a style',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  [
    'MathML in a form in a form',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  [
    'MathML, SVG and a style element',
    '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>',
  ],
  ['a plaintext element', '<plaintext><img src=x onerror=alert(1)>'],
];

const BOLD_LEFT: readonly Row[] = [
  ['NUL in an attribute name', '<b on\0click=alert(1)>a</b>'],
  ['an attribute with a quote too many', '<b title=""onclick="alert(1)">a</b>'],
  ['an attribute that closes its tag', '<b title="><img src=x onerror=alert(1)>">a</b>'],
  ['a back quote as a quote', '<b title=`a onclick=alert(1)>a</b>'],
  ['an XML data island', '<xml id=x><b onclick=alert(1)>a</b></xml>'],
];

const REST: readonly (readonly [description: string, value: string, html: string])[] = [
  [
    'an SVG that a paragraph ends',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<p></p>"&gt;',
  ],
  [
    'a noscript element that hides a title',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p></p>',
  ],
  [
    'a noembed element that hides a title',
    '<noembed><b title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '"&gt;',
  ],
  [
    'an xmp element that hides a title',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '"&gt;',
  ],
  [
    'a title that hides an image',
    '<title><a title="</title><img src=x onerror=alert(1)>">a',
    '"&gt;a',
  ],
  [
    'a text area that hides an image',
    '<textarea><a title="</textarea><img src=x onerror=alert(1)>">a',
    '&lt;a title=""&gt;a',
  ],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ['a comment that ends with a bang', '<!-- --!><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ['CDATA', '<![CDATA[<img src=x onerror=alert(1)>]]>a', ']]&gt;a'],
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

/** SVG, MathML, and markup that is parsed differently the second time. */
export const mutatingMarkup: readonly MarkupVector[] = [
  ...TEXT_LEFT.map(([description, value]) => ({ description, value, html: 'a' })),
  ...NOTHING_LEFT.map(([description, value]) => ({ description, value, html: '' })),
  ...BOLD_LEFT.map(([description, value]) => ({ description, value, html: '<b>a</b>' })),
  ...REST.map(([description, value, html]) => ({ description, value, html })),
];
