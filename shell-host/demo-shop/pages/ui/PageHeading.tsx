import { useEffect, useRef, type ReactNode } from 'react';
import { retailer } from '../../retailer.ts';
import { focusHeading } from '../routing/headingFocus.ts';
import { usePage } from '../routing/page.ts';

interface Props {
  /** The page's name in the document title. */
  title: string;
  className?: string | undefined;
  /** The heading's content, if it differs from the title. */
  children?: ReactNode;
}

/** The main heading of a page. It sets the document title and receives the focus after a navigation. */
export function PageHeading({ title, className, children = title }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { navigationCount } = usePage();

  useEffect(() => {
    document.title = title === retailer.name ? title : `${title} – ${retailer.name}`;
  }, [title]);

  useEffect(() => {
    if (heading.current) focusHeading(heading.current, navigationCount);
  }, [navigationCount]);

  return (
    <h1 className={className} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
