import styles from './bay-view.module.css'

const stars = Array.from({ length: 26 }, (_, star) => [
  (star * 67 + 13) % 400,
  (star * 41 + 9) % 190,
  0.7 + ((star * 7) % 5) * 0.18,
])

/** Each tower: its left edge, width and height above the water. */
const towers = [
  [0, 34, 74],
  [30, 26, 112],
  [60, 40, 60],
  [104, 22, 96],
  [128, 34, 52],
  [236, 30, 66],
  [262, 24, 118],
  [288, 42, 58],
  [326, 26, 98],
  [350, 50, 70],
] as const

/** The city across Manila Bay with the wheel on its shore, and its lights on the water. */
export const BayView = () => (
  <svg className={styles.bay} viewBox="0 0 400 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    {stars.map(([x, y, size], star) => (
      <circle
        key={star}
        className={styles.star}
        style={{ animationDelay: `${star * -0.37}s` }}
        cx={x}
        cy={y}
        r={size}
        fill="#fff6dc"
      />
    ))}
    <g transform="translate(0 354)">
      {towers.map(([x, width, height]) => (
        <Tower key={x} x={x} width={width} height={height} />
      ))}
      <Wheel />
      <path d="M0 0H400V4H0Z" fill="#0a0726" />
    </g>
    <path d="M0 356H400V480H0Z" fill="#0d0a35" />
    <Water />
  </svg>
)

const Tower = ({ x, width, height }: { readonly x: number; readonly width: number; readonly height: number }) => (
  <g transform={`translate(${x} ${-height})`}>
    <path d={`M0 0H${width}V${height}H0Z`} fill="#120d3c" />
    {Array.from({ length: Math.floor(height / 10) * Math.floor(width / 8) }, (_, lamp) => {
      const perRow = Math.floor(width / 8)
      const [row, column] = [Math.floor(lamp / perRow), lamp % perRow]
      // A fixed pattern of lit windows; the rest of them sleep.
      return (x + row * 5 + column * 3) % 4 === 0 ? (
        <path key={lamp} d={`M${3 + column * 8} ${6 + row * 10}h3v4h-3z`} fill="#ffcf73" opacity="0.8" />
      ) : null
    })}
  </g>
)

/** A Ferris wheel that turns slowly. */
const Wheel = () => (
  <g transform="translate(46 -64) scale(1.35)">
    <path d="M-18 46L0 0L18 46" fill="none" stroke="#2a1f6b" strokeWidth="4" />
    <g className={styles.wheel}>
      <circle r="38" fill="none" stroke="#5b49c4" strokeWidth="2.4" />
      <circle r="31" fill="none" stroke="#3c2f94" strokeWidth="1.2" />
      {Array.from({ length: 12 }, (_, spoke) => (
        <g key={spoke} transform={`rotate(${spoke * 30})`}>
          <path d="M0 0V-38" stroke="#4a3aa8" strokeWidth="1" />
          <circle cy="-38" r="3.4" fill={['#ff5d9e', '#ffd15c', '#57e3c0'][spoke % 3]} />
        </g>
      ))}
    </g>
    <circle r="5" fill="#ffd15c" />
  </g>
)

const Water = () => (
  <g className={styles.water} strokeLinecap="round" strokeWidth="2.4" fill="none">
    {Array.from({ length: 22 }, (_, line) => {
      const [x, y] = [(line * 83 + 20) % 380, 366 + ((line * 29) % 108)]
      return (
        <path
          key={line}
          d={`M${x} ${y}h${12 + ((line * 11) % 26)}`}
          stroke={['#ffcf73', '#a78bff', '#ff7ab8', '#6ee7ff'][line % 4]}
          opacity={0.2 + (line % 3) * 0.1}
        />
      )
    })}
  </g>
)
