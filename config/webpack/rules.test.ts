/** @jest-environment node */
import { fasciaClassName } from './rules.ts';

// HOST-132
test.each([
  ['src/foundation/ui/Button.module.css', 'primary', 'fascia-Button-primary'],
  ['src/features/promotions/PromotionArea.module.css', 'area', 'fascia-AnnouncementArea-area'],
  [
    'src/features/promotions/chunks/announcements/Banner.module.css',
    'banner',
    'fascia-Notice-notice',
  ],
])('the class name of %s contains no word that filter lists block', (file, local, name) => {
  expect(fasciaClassName(file, local)).toBe(name);
});
