/** Paper and ribbon of each box. */
const papers = [
  ['#c3274b', '#8c1534', '#ffd15c'],
  ['#1f7a4d', '#125234', '#ffe7b8'],
  ['#4b2fb0', '#321c80', '#ffd15c'],
] as const

interface GiftBoxProps {
  hue: number
  isOpen: boolean
}

/** A wrapped box with a bow; once open, its lid leans on it and light comes out. */
export function GiftBox({ hue, isOpen }: GiftBoxProps) {
  const [paper, shade, ribbon] = papers[(hue - 1) % papers.length] ?? papers[0]
  return (
    <svg viewBox="0 0 96 92" width="84" height="80" aria-hidden="true">
      {isOpen && <path d="M20 40L8 4H88L76 40Z" fill="#ffe7a0" opacity="0.55" />}
      <path d="M16 40H80V84Q80 88 76 88H20Q16 88 16 84Z" fill={paper} />
      <path d="M58 40H80V84Q80 88 76 88H58Z" fill={shade} />
      <path d="M42 40H54V88H42Z" fill={ribbon} />
      <path d="M16 40H80V46H16Z" fill="#000" opacity="0.18" />
      <g transform={isOpen ? 'rotate(-24 12 40) translate(-4 -6)' : undefined}>
        <path d="M11 27H85Q87 27 87 29V40Q87 42 85 42H11Q9 42 9 40V29Q9 27 11 27Z" fill={paper} />
        <path d="M60 27H85Q87 27 87 29V40Q87 42 85 42H60Z" fill={shade} />
        <path d="M42 27H54V42H42Z" fill={ribbon} />
        <path d="M48 27C34 27 22 18 27 10C33 3 45 12 48 27ZM48 27C62 27 74 18 69 10C63 3 51 12 48 27Z" fill={ribbon} />
        <path
          d="M48 27C40 25 31 18 31 13M48 27C56 25 65 18 65 13"
          fill="none"
          stroke="#000"
          strokeOpacity="0.22"
          strokeWidth="2"
        />
        <circle cx="48" cy="25" r="5.5" fill={ribbon} stroke="#000" strokeOpacity="0.18" />
      </g>
    </svg>
  )
}
