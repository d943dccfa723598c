export interface LogoProps {
  size?: number | undefined
  /** The accessible name, if it is not written beside the star. */
  label?: string | undefined
}

const rightFacets =
  'M24 21.5 24 4l4.47 11.35zM24 21.5l16.64-5.41-9.41 7.76zM24 21.5l10.29 14.16L24 29.1zM24 21.5 13.71 35.66l3.06-11.81zM24 21.5 7.36 16.09l12.17-.74z'
const leftFacets =
  'M24 21.5l-4.47-6.15L24 4zM24 21.5l4.47-6.15 12.17.74zM24 21.5l7.23 2.35 3.06 11.81zM24 21.5v7.6l-10.29 6.56zM24 21.5l-7.23 2.35-9.41-7.76z'

/** A star lantern: a folded star in a hoop with two tassels. */
export function Logo({ size = 32, label }: LogoProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="2 1 44 46"
      fill="none"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <g stroke="var(--accent)" strokeLinecap="round">
        <circle cx="24" cy="21.5" r="14.8" strokeWidth="2" strokeDasharray="9.6 9" strokeDashoffset=".2" />
        <path
          d="M12.6 38.6 10.4 45M12.8 38.8v7.4M13 38.6l2.4 6M35.4 38.6l2.2 6.4M35.2 38.8v7.4M35 38.6l-2.4 6"
          strokeWidth="1.5"
        />
      </g>
      <g strokeWidth=".7" strokeLinejoin="round">
        <path d={leftFacets} fill="#ffdf8c" stroke="#ffdf8c" />
        <path d={rightFacets} fill="#f0a92b" stroke="#f0a92b" />
      </g>
    </svg>
  )
}
