import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { listen } from '../../foundation/browser/page/listen.ts';
import { Notification } from '../../foundation/ui/Notification.tsx';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';

interface Props {
  /** Whether the host requests the banner. */
  isRequested: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * A banner about an expired confirmation link, shown until the e-mail field gets the focus (NEWS-35). Its height
 * stays reserved afterwards, so that the field does not move under the pointer. The space is released at the end of the
 * first click or key press outside of the form, so that the target of this press does not move either.
 */
export function LinkNotValid({ isRequested, form }: Props) {
  const { _ } = useLingui();
  const banner = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);
  const [reservedPx, setReservedPx] = useState<number>();
  const [wasRequested, setWasRequested] = useState(isRequested);
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested);
    setHidden(false);
  }

  useEffect(() => {
    if (!form.current) return undefined;
    const hideFor = (field: EventTarget | null) => {
      if ((field as HTMLInputElement).name !== 'email') return;
      if (banner.current) setReservedPx(banner.current.offsetHeight);
      setHidden(true);
    };
    // The field may have received the focus before scripts ran.
    const { activeElement } = hostDocument;
    if (form.current.contains(activeElement)) hideFor(activeElement);
    return listen(form.current, { focusin: ({ target }) => hideFor(target) });
  }, [form]);

  const isReserved = reservedPx !== undefined;
  useEffect(() => {
    if (!isReserved) return undefined;
    const release = ({ target }: Event) => {
      const isInForm = [target as Element, hostDocument.activeElement].some((element) =>
        form.current?.contains(element),
      );
      if (!isInForm) setReservedPx(undefined);
    };
    return listen(hostDocument, { click: release, keyup: release });
  }, [isReserved, form]);

  const isShown = isRequested && !isHidden;
  if (!isShown && !isReserved) return null;
  return (
    <div ref={banner} style={isReserved ? { minHeight: reservedPx } : undefined}>
      {isShown && (
        <Notification kind="error" data-part="doi-error">
          {_('newsletter.linkNotValid')}
        </Notification>
      )}
    </div>
  );
}
