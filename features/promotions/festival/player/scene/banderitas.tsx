import type { CSSProperties } from 'react'
import type { FestivalTheme } from '../../theme.ts'
import styles from './banderitas.module.css'

type Colours = readonly [string, ...string[]]

/** The colours of flags and lanterns. */
const dresses: Readonly<Record<FestivalTheme, Colours>> = {
  fiesta: ['#ff5d73', '#ffd15c', '#45d18d', '#5cc2ff', '#ff86dd', '#ff9d4d'],
  flag: ['#2f6bff', '#e8344e', '#ffd15c', '#ffffff'],
  gold: ['#ffd15c', '#fff6dc', '#f0a93a'],
}

type Line = {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly sag: number
  readonly flags: number
  /** The flags before which a lantern hangs. */
  readonly lanterns: readonly number[]
}

// From house to house across the street, the nearest last.
const lines: readonly Line[] = [
  { from: [-8, 46], to: [408, 30], sag: 26, flags: 25, lanterns: [] },
  { from: [-8, 8], to: [200, 3], sag: 24, flags: 13, lanterns: [6] },
  { from: [200, 3], to: [408, 12], sag: 26, flags: 13, lanterns: [7] },
]

const tenth = (length: number): number => Math.round(length * 10) / 10

/** A point of a slack line, from 0 to 1, and its slope in degrees. */
function hang({ from: [x0, y0], to: [x1, y1], sag }: Line, at: number) {
  const slope = (y1 - y0 + 4 * sag * (1 - 2 * at)) / (x1 - x0)
  return {
    x: tenth(x0 + (x1 - x0) * at),
    y: tenth(y0 + (y1 - y0) * at + 4 * sag * at * (1 - at)),
    turn: tenth((Math.atan(slope) * 180) / Math.PI),
  }
}

/** Paper flags on lines across the street, with a parol here and there: they move in the wind, each line by itself. */
export const Banderitas = ({ theme }: { readonly theme: FestivalTheme }) => (
  <g>
    {lines.map((line, row) => (
      <g key={row} className={styles.line} style={{ '--delay': `${row * -1.3}s` } as CSSProperties}>
        <path d={wirePath(line)} fill="none" stroke="#3a1a3e" strokeWidth="1" />
        {Array.from({ length: line.flags }, (_, flag) => {
          const { x, y, turn } = hang(line, (flag + 0.5) / line.flags)
          const colours = dresses[theme]
          const colour = colours[(flag + row) % colours.length]
          return line.lanterns.includes(flag) ? (
            <Lantern key={flag} at={`translate(${x} ${y})`} colours={colours} />
          ) : (
            <g key={flag} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path
                className={styles.flag}
                style={{ '--delay': `${flag * -0.23}s` } as CSSProperties}
                d={row === 0 ? 'M-5 0H5L0 11Z' : 'M-6.500 0H6.500V12L0 18 -6.500 12Z'}
                fill={colour}
                fillOpacity={row === 0 ? 0.75 : 1}
              />
            </g>
          )
        })}
      </g>
    ))}
  </g>
)

function wirePath(line: Line): string {
  const [middle] = [hang(line, 0.5)]
  const [[x0, y0], [x1, y1]] = [line.from, line.to]
  return `M${x0} ${y0}Q${middle.x} ${tenth(2 * middle.y - (y0 + y1) / 2)} ${x1} ${y1}`
}

/** A small parol with two tails, lit from within. */
const Lantern = ({ at, colours: [first, second = first] }: { readonly at: string; readonly colours: Colours }) => (
  <g transform={at}>
    <g className={styles.lantern}>
      <circle className={styles.glow} cy="16" r="26" fill="url(#fiesta-glow)" />
      <path d="M0 0V4" stroke="#3a1a3e" />
      <g transform="translate(0 17)" stroke="#fff1cf" strokeWidth="0.8" strokeLinejoin="round">
        <path
          d="M-7 9Q-12 18 -10 24M7 9Q12 18 10 24M-5 10Q-6 18 -5 23M5 10Q6 18 5 23"
          fill="none"
          stroke={second}
          strokeWidth="2"
        />
        <path
          d="M0 -13L3.600 -4.300 12.400 -4 5.400 1.500 7.600 10.500 0 5.500 -7.600 10.500 -5.400 1.500 -12.400 -4 -3.600 -4.300Z"
          fill={first}
        />
        <path
          d="M0 -13L0 0 3.600 -4.300ZM12.400 -4L0 0 5.400 1.500ZM7.600 10.500L0 0 0 5.500ZM-7.600 10.500L0 0 -5.400 1.500ZM-12.400 -4L0 0 -3.600 -4.300Z"
          fill="#fffdf0"
          fillOpacity="0.6"
          stroke="none"
        />
        <circle r="2.600" fill="#fffdf0" stroke="none" />
      </g>
    </g>
  </g>
)
