/** Element rules from hosts' style sheets. */
export const HOST_STYLES: Record<string, string> = {
  'Tailwind 4': `@layer base {
*, ::after, ::before, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
a { color: inherit; text-decoration: inherit }
ol, ul, menu { list-style: none }
img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
img, video { max-width: 100%; height: auto }
button, input, select, optgroup, textarea { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1 }
button, input:where([type='button'], [type='reset'], [type='submit']) { appearance: button }
[hidden]:where(:not([hidden='until-found'])) { display: none !important }
}`,
  'Tailwind 3': `*, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb }
html { line-height: 1.5; tab-size: 4 }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
a { color: inherit; text-decoration: inherit }
b, strong { font-weight: bolder }
button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: inherit; color: inherit; margin: 0; padding: 0 }
button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; background-color: transparent; background-image: none }
[type='search'] { -webkit-appearance: textfield; outline-offset: -2px }
blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0 }
ol, ul, menu { list-style: none; margin: 0; padding: 0 }
button, [role='button'] { cursor: pointer }
img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
img, video { max-width: 100%; height: auto }`,
  'Bootstrap 5': `*, *::before, *::after { box-sizing: border-box }
body { font-family: serif; line-height: 1.5; color: #212529; background-color: #fff; text-align: start }
h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2 }
h2 { font-size: calc(1.325rem + .9vw) }
p { margin-top: 0; margin-bottom: 1rem }
ol, ul { padding-left: 2rem }
ol, ul, dl { margin-top: 0; margin-bottom: 1rem }
b, strong { font-weight: bolder }
small { font-size: .875em }
a { color: #0d6efd; text-decoration: underline }
a:hover { color: #0a58ca }
img, svg { vertical-align: middle }
label { display: inline-block }
button { border-radius: 0 }
input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button }
button:not(:disabled), [type='button']:not(:disabled) { cursor: pointer }
[type='search'] { -webkit-appearance: textfield; outline-offset: -2px }
fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }`,
  'element selectors': `svg { fill: red; width: 60px; height: 60px; margin: 5px }
svg path { stroke: red; stroke-width: 5 }
img { width: 100%; border-radius: 50%; border: 3px solid red; float: left }
h2, h3 { font-size: 40px; margin: 40px 0; color: red; text-transform: uppercase; letter-spacing: 3px }
button { min-height: 70px; min-width: 120px; text-transform: uppercase; padding: 20px; box-shadow: 0 0 9px red; letter-spacing: 2px; float: right }
button:not(:disabled) { margin: 12px }
header, footer, nav, form, section, aside { display: flex; width: 300px; max-width: 80%; padding: 30px; margin: 20px auto; border: 2px solid red; background: yellow; position: relative; text-align: center }
div, span { letter-spacing: 1px; line-height: 3; color: red }
span { padding-left: 3px }
ul { columns: 2; margin: 30px; padding: 30px; list-style: square }
li { margin: 10px 0; padding: 10px; border-bottom: 1px solid red; list-style: square; text-indent: 10px; float: left; width: 50% }
li:last-child { border: 0; color: red }
li::before { content: '»' }
p { margin: 20px 0; font-size: 30px; line-height: 2.5; text-indent: 2em; max-width: 30ch }
a { color: red; text-decoration: underline dotted; font-weight: bold; border-bottom: 1px solid red; display: inline-block; padding: 10px }
a:hover, a:focus { color: lime; padding: 20px }
label { display: block; font-weight: bold; width: 100% }
input, select { width: 100%; height: 80px; padding: 20px; border: 5px solid red; margin: 10px; border-radius: 20px; text-transform: uppercase; background: pink; font-size: 30px }
input[type], button[type] { opacity: 0.5; height: 90px }
strong, em, small { color: red; font-size: 200% }
dialog { border: 10px solid red; padding: 40px; width: 200px; margin: auto }`,
  'inherited properties': `body { text-transform: uppercase; letter-spacing: 4px; font-style: italic; font-variant: small-caps; font-weight: 900; text-align: center; text-indent: 20px; word-spacing: 10px; line-height: 3; color: red; cursor: wait; text-shadow: 0 0 3px red; white-space: pre; word-break: break-all; list-style: square; font-stretch: condensed; fill: red; stroke: red; hyphens: auto; quotes: 'a' 'b'; border-collapse: collapse }`,
  'a root of 62.5 %': 'html { font-size: 62.5% }',
};
