/** A box in polka dots; the grand one is gold. */
export function PartyBox({ isGrand }: { readonly isGrand: boolean }) {
  const [paper, shade, ribbon] = isGrand ? ['#f3b62f', '#c07f16', '#e0357a'] : ['#5a3df0', '#3b24b4', '#ffd15c']
  return (
    <svg viewBox="0 0 72 72" width="60" height="60" aria-hidden="true">
      <path d="M10 32H62V62Q62 66 58 66H14Q10 66 10 62Z" fill={paper} />
      <path d="M46 32H62V62Q62 66 58 66H46Z" fill={shade} />
      {[
        [18, 42],
        [26, 54],
        [18, 60],
        [54, 44],
        [50, 57],
        [58, 60],
      ].map(([x, y]) => (
        <circle key={`${x}:${y}`} cx={x} cy={y} r="3" fill="#fff" opacity="0.55" />
      ))}
      <path d="M32 32H40V66H32Z" fill={ribbon} />
      <path d="M7 22H65Q67 22 67 24V32Q67 34 65 34H7Q5 34 5 32V24Q5 22 7 22Z" fill={paper} />
      <path d="M46 22H65Q67 22 67 24V32Q67 34 65 34H46Z" fill={shade} />
      <path d="M32 22H40V34H32Z" fill={ribbon} />
      <path d="M36 22C25 20 17 13 20 7C25 1 34 10 36 22ZM36 22C47 20 55 13 52 7C47 1 38 10 36 22Z" fill={ribbon} />
      <circle cx="36" cy="20" r="4" fill={ribbon} stroke="#000" strokeOpacity="0.2" />
    </svg>
  )
}
