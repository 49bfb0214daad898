import { useTexts } from '../texts/useTexts.ts';
import { Icon } from './Icon.tsx';

/** A link “See all”; its accessible name includes the topic. */
export function SeeAllLink({ href, topic }: { href: string; topic: string }) {
  const { seeAll } = useTexts().page;
  return (
    <a href={href}>
      {seeAll}
      <span className="shop-hidden">: {topic}</span>
      <Icon name="arrow" size={18} />
    </a>
  );
}
