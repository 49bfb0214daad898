import { ExpansionPanel } from '../../../foundation/ui/expansion/ExpansionPanel.tsx';
import type { SeoContent } from '../api/footerSchema.ts';
import { FooterLinks } from './FooterLinks.tsx';
import styles from './SeoLinks.module.css';

interface Props {
  seo: SeoContent;
  compact: boolean;
}

/** Popular categories, in columns (FOOT-07). */
export function SeoLinks({ seo, compact }: Props) {
  return (
    <div className={compact ? undefined : styles.wide} data-part="seo">
      <ExpansionPanel title={seo.heading}>
        <div className={styles.columns}>
          {seo.columns.map(({ links }) => (
            <FooterLinks key={links[0]?.url} links={links} compact={compact} />
          ))}
        </div>
      </ExpansionPanel>
    </div>
  );
}
