import { useState } from 'react';
import { pictureUrl } from '../../pages/catalogue/pictureUrl.ts';
import styles from './FormControls.module.css';
import type { StoryProps } from './story.ts';

const ratios = ['16/9', '4/3', '3/2', '1/1', 2.4] as const;

/** Each aspect ratio with the same picture. */
export function AspectRatioStory({ ui: { AspectRatio }, site }: StoryProps) {
  return (
    <div className={styles.boxes}>
      {ratios.map((ratio) => (
        <figure key={ratio}>
          <AspectRatio site={site} ratio={ratio}>
            <img src={pictureUrl('/image-delivery/teasers/coffee.svg')} alt="" />
          </AspectRatio>
          <figcaption>{ratio}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A read-only rating with a fraction, and one that can be changed. */
export function RatingStory({ ui: { Rating }, site }: StoryProps) {
  const [stars, setStars] = useState(3);
  return (
    <>
      <Rating site={site} id="shown1" value={3.7} />
      <Rating site={site} id="chosen1" label="Field" value={stars} onChange={setStars} />
    </>
  );
}
