import styles from './parol.module.css'

const bulbs = 20
const points = 5

/** Finer than a tenth of a unit nobody sees. */
const tenth = (length: number): number => Math.round(length * 10) / 10

/** A point of a circle around the middle, by angle in degrees from the top. */
const polar = (radius: number, angle: number): readonly [number, number] => {
  const turn = ((angle - 90) * Math.PI) / 180
  return [Math.cos(turn) * radius, Math.sin(turn) * radius]
}
const path = (...corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`

const colours = ['#ff5d73', '#ffd15c', '#57e39b', '#6cc8ff', '#ff86dd']
const colourOf = (step: number): string => colours[step % colours.length] ?? '#ffd15c'

/** A lit star lantern of capiz shell in its hoop, with two tails: it sways on its string, and its bulbs run round. */
export function Parol() {
  return (
    <svg className={styles.parol} viewBox="-130 -150 260 330" aria-hidden="true">
      <defs>
        <radialGradient id="parol-glow">
          <stop offset="0" stopColor="#ffe9a8" stopOpacity="0.85" />
          <stop offset="0.45" stopColor="#ff9d5c" stopOpacity="0.32" />
          <stop offset="1" stopColor="#ff6b8b" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="parol-heart">
          <stop offset="0" stopColor="#fffdf0" />
          <stop offset="1" stopColor="#ffd15c" />
        </radialGradient>
      </defs>
      <circle className={styles.glow} r="128" fill="url(#parol-glow)" />
      <g className={styles.sway}>
        <path d="M0 -150V-96" stroke="#7a4a2a" strokeWidth="2.5" />
        <Tail side={-1} />
        <Tail side={1} />
        <g className={styles.turn}>
          <circle r="84" fill="#2a0f3d" fillOpacity="0.55" stroke="#b0743a" strokeWidth="5" />
          {Array.from({ length: points }, (_, point) => (
            <Point key={point} angle={point * 72} colour={colourOf(point)} />
          ))}
          {Array.from({ length: points }, (_, point) => (
            <path
              key={point}
              d={path([0, 0], polar(30, point * 72 + 22), polar(40, point * 72 + 36), polar(30, point * 72 + 50))}
              fill={colourOf(point + 2)}
              fillOpacity="0.9"
              stroke="#fff6dc"
              strokeWidth="1"
            />
          ))}
          <circle r="17" fill="url(#parol-heart)" stroke="#b0743a" strokeWidth="2" />
          {Array.from({ length: bulbs }, (_, bulb) => {
            const [x, y] = polar(84, bulb * (360 / bulbs))
            return (
              <circle
                key={bulb}
                className={styles.bulb}
                style={{ animationDelay: `${bulb * -0.1}s` }}
                cx={x}
                cy={y}
                r="6.5"
                fill={colourOf(bulb)}
              />
            )
          })}
        </g>
      </g>
    </svg>
  )
}

/** One point of the star: a bright and a shaded pane with the lattice of capiz. */
function Point({ angle, colour }: { readonly angle: number; readonly colour: string }) {
  const [tip, left, right] = [polar(106, angle), polar(44, angle - 36), polar(44, angle + 36)]
  return (
    <g stroke="#fff1cf" strokeWidth="1.4" strokeLinejoin="round">
      <path d={path([0, 0], left, tip)} fill={colour} />
      <path d={path([0, 0], right, tip)} fill={colour} fillOpacity="0.66" />
      <path
        d={path(polar(30, angle), polar(52, angle - 16), tip, polar(52, angle + 16))}
        fill="#fff6dc"
        fillOpacity="0.42"
      />
      <path d={`M0 0L${tip.join(' ')}`} fill="none" strokeOpacity="0.7" />
    </g>
  )
}

/** A tail of paper strips. */
const Tail = ({ side }: { readonly side: -1 | 1 }) => (
  <g className={styles.tail} transform={`translate(${side * 58} 88)`}>
    {Array.from({ length: 7 }, (_, strip) => {
      const spread = (strip - 3) * 5
      return (
        <path
          key={strip}
          d={`M0 0Q${spread * 0.5 + side * 3} 34 ${spread + side * 6} ${74 - Math.abs(strip - 3) * 4}`}
          fill="none"
          stroke={colourOf(strip)}
          strokeWidth="3.6"
          strokeLinecap="round"
        />
      )
    })}
    <circle r="7.5" fill="#ffd15c" stroke="#b0743a" strokeWidth="1.5" />
  </g>
)
