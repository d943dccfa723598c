interface PieceMarkProps {
  id: number
  /** An outline marks a missing piece. */
  isHeld: boolean
}

/** The picture of a piece, about 56 units wide around its middle. */
export function PieceMark({ id, isHeld }: PieceMarkProps) {
  const Mark = marks[id]
  if (Mark === undefined) return null
  return (
    <g opacity={isHeld ? 1 : 0.32} filter={isHeld ? undefined : 'grayscale(1)'}>
      <Mark />
    </g>
  )
}

/** A paper horn with stripes and a tassel. */
const Torotot = () => (
  <g transform="rotate(-38)">
    <path d="M-26 -3L18 -15V15L-26 3Z" fill="#ffe27a" />
    <path d="M-14 -6.300L-6 -8.500V8.500L-14 6.300ZM2 -10.600L10 -12.800V12.800L2 10.600Z" fill="#23c9b0" />
    <ellipse cx="18" rx="5" ry="15" fill="#fff4c7" />
    <ellipse cx="18" rx="2.600" ry="9" fill="#b5761b" />
    <path d="M-26 -4V4L-31 3V-3Z" fill="#fff" />
    <path
      d="M22 -6q9 -2 10 -9M23 0h12M22 6q9 2 10 9"
      fill="none"
      stroke="#fff"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
  </g>
)

/** An orange, grapes' green and an apple: round, as all fruits of the night. */
const Fruits = () => (
  <g>
    <circle cx="-11" cy="8" r="14.500" fill="#ffb53c" />
    <circle cx="-15" cy="3" r="3" fill="#fff" opacity="0.5" />
    <circle cx="13" cy="10" r="12.500" fill="#8edb5a" />
    <circle cx="9.500" cy="6" r="2.600" fill="#fff" opacity="0.5" />
    <circle cx="3" cy="-10" r="13.500" fill="#ef3f5a" />
    <circle cx="-1.500" cy="-14" r="2.800" fill="#fff" opacity="0.5" />
    <path d="M3 -22q1 -6 6 -8" fill="none" stroke="#5c3512" strokeWidth="2.600" strokeLinecap="round" />
    <path d="M5 -24q8 -7 14 -1q-7 6 -14 1Z" fill="#35b36b" />
    <circle cx="-11" cy="8" r="1.600" fill="#8a5510" />
  </g>
)

/** A sparkler that burns. */
const Lusis = () => (
  <g>
    <path d="M-22 28L4 -6" stroke="#e8e3ff" strokeWidth="3.200" strokeLinecap="round" />
    <path d="M-2 2L8 -11" stroke="#7d6c4a" strokeWidth="5" strokeLinecap="round" />
    <g transform="translate(9 -12)" strokeLinecap="round">
      {Array.from({ length: 14 }, (_, ray) => (
        <path
          key={ray}
          d={`M0 -6V${ray % 2 === 0 ? -21 : -14}`}
          transform={`rotate(${(ray * 360) / 14})`}
          stroke={ray % 2 === 0 ? '#fff2a8' : '#ffc23c'}
          strokeWidth="2.200"
        />
      ))}
      <circle r="5.500" fill="#fff" />
    </g>
  </g>
)

/** The bell that rings in the year. */
const Bell = () => (
  <g>
    <path d="M-4 -25a4 4 0 0 1 8 0" fill="none" stroke="#ffe9a6" strokeWidth="3" />
    <path d="M0 -25C14 -25 17 -12 18 0Q19 9 25 15H-25Q-19 9 -18 0C-17 -12 -14 -25 0 -25Z" fill="#ffc93f" />
    <path d="M6 -23.500C13 -21 15.500 -11 16.500 0Q17.500 9 25 15H10Q13 -6 6 -23.500Z" fill="#d9932a" />
    <path d="M-22 15H22Q26 15 26 18T22 21H-22Q-26 21 -26 18T-22 15Z" fill="#ffe9a6" />
    <circle cy="25" r="5.500" fill="#ffb52e" />
    <path d="M-11 -8Q-13 0 -14 6" fill="none" stroke="#fff6d8" strokeWidth="3" strokeLinecap="round" />
  </g>
)

const marks: Readonly<Record<number, () => React.JSX.Element>> = {
  40_001: Torotot,
  40_002: Fruits,
  40_003: Lusis,
  40_004: Bell,
}
