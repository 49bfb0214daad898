/** The host's own icons, as paths in a view box of 24 by 24. */
const paths = {
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  bin: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5.5M13.5 10.5v5.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  next: 'M9.5 6l6 6-6 6',
  notice: 'M12 8v5M12 16.5v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.5 10',
  repeat: 'M5 10a7 7 0 0 1 12-3l2 2M19 5v4h-4M19 14a7 7 0 0 1-12 3l-2-2M5 19v-4h4',
  truck:
    'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M7 19.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM17 19.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  pin: 'M12 21c4.5-4.6 7-8.2 7-11.2a7 7 0 1 0-14 0c0 3 2.5 6.6 7 11.2zM12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

/** A decorative icon beside a text; hidden from assistive technology. */
export function Icon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
