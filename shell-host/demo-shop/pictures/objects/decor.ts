import type { Colour } from '../palette.ts';
import { at, box, disc, line, oval, path, shadow, repeat } from '../svg.ts';
import { glow, round, cornerLit } from '../paint.ts';
import { palette, tone } from '../palette.ts';

const { oak, honey, espresso, cream } = palette;

/** A lit table lamp with a ceramic foot and a linen shade, 150 × 230. */
export function tableLamp(foot: Colour, shade: Colour): string {
  return (
    disc(0, -150, 150, glow('#ffe9b8')) +
    shadow(150, 4) +
    box(-5, -128, 10, 30, 2, round(honey)) +
    path('M-18-104Q-50-84-46-44T-24 0H24Q40-12 46-44T18-104Q0-110-18-104Z', round(foot)) +
    line('M-30-70Q-36-50-30-26', tone(foot, 0.6), 6, ' opacity=".55"') +
    path('M-46-226L-74-126Q0-112 74-126L46-226Q0-232-46-226Z', round(shade)) +
    oval(0, -126, 73, 8, '#fff1cf') +
    line(
      'M-30-224L-48-124M-10-228L-16-120M12-228L18-120M32-224L50-124',
      tone(shade, -0.16),
      1.4,
      ' opacity=".45"',
    )
  );
}

/** A woven pendant that hangs from (0, -320), its lower edge at (0, 0), 180 wide. */
export function pendantLamp(weave: Colour): string {
  const dark = tone(weave, -0.36);
  const ribs = repeat(9, (i) => {
    const x = -76 + i * 19;
    return `M${x * 0.24}-121Q${x * 1.08}-100 ${x * 1.12}-2`;
  });
  const hoops = repeat(4, (i) => {
    const r = 62 + i * 8.6;
    return `M${-r} ${-90 + i * 23}Q0 ${-76 + i * 24} ${r} ${-90 + i * 23}`;
  });
  return (
    disc(0, 30, 150, glow('#ffe6ad')) +
    line('M0-320V-130', espresso, 3) +
    box(-9, -134, 18, 18, 5, round(palette.iron)) +
    path('M-20-121Q-84-108-90 0Q0 20 90 0Q84-108 20-121Z', round(weave)) +
    line(ribs, dark, 2.6, ' opacity=".5"') +
    line(hoops, dark, 2.6, ' opacity=".7"') +
    oval(0, 1, 90, 13, '#fff0c9') +
    oval(0, 3, 80, 9, '#ffdf9a') +
    path('M-17 4A17 17 0 0 0 17 4Q0-4-17 4Z', '#fffdf5')
  );
}

/** A scented candle in a glass, lit, 84 × 110. */
export function candle(wax: Colour, tag: Colour): string {
  return (
    disc(0, -120, 60, glow('#ffe2a0')) +
    shadow(130, 6) +
    path('M-42-96V-10Q-42 0-32 0H32Q42 0 42-10V-96Z', palette.glass, ' opacity=".9"') +
    path('M-37-78V-12Q-37-5-30-5H30Q37-5 37-12V-78Z', round(wax)) +
    oval(0, -78, 37, 7, tone(wax, 0.4)) +
    line('M0-80V-94', espresso, 3) +
    path('M0-126Q13-108 9-98T0-90T-9-98T0-126Z', '#f3a93c') +
    path('M0-112Q6-102 4-97T0-92T-4-97T0-112Z', '#fff3cd') +
    box(-24, -56, 48, 36, 4, cream) +
    box(-14, -45, 28, 4, 2, tag) +
    box(-9, -36, 18, 3, 1.5, tag) +
    line('M-34-90V-20', '#fff', 5, ' opacity=".75"')
  );
}

/** A round wall clock; its centre is (0, 0), radius 100. */
export function clock(rim: Colour, face: Colour): string {
  return (
    disc(8, 14, 100, espresso, ' opacity=".14"') +
    disc(0, 0, 100, cornerLit(rim)) +
    disc(0, 0, 86, tone(face, -0.14)) +
    disc(2, 3, 84, cornerLit(face)) +
    repeat(12, (i) =>
      at(0, 0, line(i % 3 ? 'M0-74V-68' : 'M0-75V-60', palette.espresso, i % 3 ? 3 : 5), 1, i * 30),
    ) +
    at(0, 0, line('M0 12V-40', espresso, 6), 1, -56) +
    at(0, 0, line('M0 14V-60', espresso, 4.5), 1, 60) +
    at(0, 0, line('M0 18V-64', palette.terracotta, 2.2), 1, 160) +
    disc(0, 0, 6, palette.terracotta)
  );
}

/** A woven basket with two handles and a blanket in it, 170 × 150. */
export function basket(weave: Colour, content: Colour): string {
  const rows = repeat(6, (row) => {
    const y = -88 + row * 15;
    const half = 79 - row * 3.4;
    return line(
      `M${-half} ${y}Q0 ${y + 11} ${half} ${y}`,
      tone(weave, row % 2 ? -0.2 : 0.22),
      9,
      ` stroke-dasharray="12 9" stroke-dashoffset="${row % 2 ? 10 : 0}"`,
    );
  });
  return (
    shadow(210, 6) +
    path('M-64-96Q-70-148-30-142T8-150T60-132T62-96Z', cornerLit(content)) +
    line(
      'M-40-134Q-30-116-34-100M4-142Q-2-122 6-102M38-136Q34-118 40-100',
      tone(content, -0.2),
      3,
      ' opacity=".6"',
    ) +
    path('M-82-102Q-84-30-66-6Q-62 0-54 0H54Q62 0 66-6Q84-30 82-102Z', round(weave)) +
    `<g opacity=".6">${rows}</g>` +
    line('M-82-102Q0-90 82-102', tone(weave, -0.25), 9) +
    line('M-82-103Q0-93 82-103', tone(weave, 0.3), 4, ' stroke-dasharray="8 6"') +
    line('M-58-82Q-56-48-34-48T-14-78', tone(oak, -0.3), 7) +
    line('M14-78Q14-48 34-48T58-82', tone(oak, -0.3), 7)
  );
}
