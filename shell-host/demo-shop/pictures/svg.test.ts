import { at, disc, path, picture } from './svg.ts';
import { round } from './paint.ts';

const leafLike =
  path('M0 0C-10-10-10-30 0-40C10-30 10-10 0 0Z', round('#71845f')) + disc(0, -20, 2, '#4a5f47');

test('a group that occurs twice is defined once and referenced', () => {
  const svg = picture(100, 100, at(10, 10, leafLike) + at(20, 20, leafLike, 2, 30));
  expect(svg.match(/M0 0C-10-10/g)).toHaveLength(1);
  expect(svg).toContain('<use href="#u0" transform="translate(10 10)"/>');
  expect(svg).toContain('<use href="#u0" transform="translate(20 20) scale(2) rotate(30)"/>');
});

test('a group that occurs once stays in place', () => {
  const svg = picture(100, 100, at(10, 10, leafLike));
  expect(svg).toContain('<g transform="translate(10 10)">');
  expect(svg).not.toContain('<use');
});

test('a picture defines each gradient that it uses once, and no others', () => {
  const svg = picture(10, 10, disc(0, 0, 1, round('#112233')) + disc(0, 0, 2, round('#112233')));
  expect(svg.match(/<linearGradient/g)).toHaveLength(1);
  expect(picture(10, 10, disc(0, 0, 1, '#112233'))).not.toContain('<defs>');
});
