import type { ReactNode } from 'react';
import { ExpansionPanel } from '../../foundation/ui/expansion/ExpansionPanel.tsx';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { Link } from '../../foundation/ui/Link.tsx';
import { withKeys } from '../../foundation/ui/withKeys.ts';
import { RichText } from '../../foundation/untrusted/RichText.tsx';
import type { TeaserGroupContent } from './chunks/services/footerSchema.ts';
import { glyphOf } from './icons/icons.ts';
import { FooterLinks } from './links/FooterLinks.tsx';
import { Logo } from './logos/QualityLogos.tsx';
import styles from './TeaserGroup.module.css';

interface Props {
  group: TeaserGroupContent;
  isWide: boolean;
}

/** The links of one topic. The heading is a link, or the button of a panel in the phone layout (FOOT-22). */
export function TeaserGroup({ group, isWide }: Props) {
  const { heading, introductoryText, links, images = [] } = group;
  const { url, text } = heading.link;
  const glyph = glyphOf(heading.iconName);
  const titleOf = (heading: ReactNode) => (
    <span className={styles.title}>
      {glyph && <Icon glyph={glyph} />}
      <span>{heading}</span>
    </span>
  );
  const link = url && (
    <Link className={styles.link} href={url}>
      {text}
    </Link>
  );
  return (
    <div className={styles.group} data-part="teaser-group">
      <ExpansionPanel title={titleOf(text)} plainTitle={titleOf(link || text)}>
        {introductoryText && <RichText className={styles.introduction} text={introductoryText} />}
        <FooterLinks links={links} isWide={isWide} />
        {images.length > 0 && (
          <ul className={styles.images}>
            {withKeys(images, ({ source }) => source).map(([key, { label, source }]) => (
              <li key={key}>
                <Logo className={styles.image} label={label} source={source} />
              </li>
            ))}
          </ul>
        )}
      </ExpansionPanel>
    </div>
  );
}
