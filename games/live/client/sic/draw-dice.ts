import { formatMessage } from '#core/message/format-message.ts'
import { drawing, element } from '#games/client/element.ts'
import { pipPositions } from '../dice/paint-dice.ts'
import { messages } from '../messages/en.ts'
import { countSums, sicEnd, sumOfDice } from './count-sums.ts'

type Dice = readonly number[]

/** A road is so many units high; a roll is a column. */
const [high, wide, die] = [60, 16, 11]
const rollsShown = 36
const rollsSpoken = 10
const letters = { big: 'B', small: 'S', triple: 'T' } as const
export const endNames = { big: messages.big, small: messages.small, triple: messages.triple } as const
const looks = { big: 'red', small: 'blue', triple: 'tie' } as const

const square = (x: number, y: number, side: number): string =>
  `M${x + 2} ${y}h${side - 4}q2 0 2 2v${side - 4}q0 2-2 2h${4 - side}q-2 0-2-2v${4 - side}q0-2 2-2z`
const plate = (x: number): string => `M${x + 2} 38h10q2 0 2 2v17q0 2-2 2h-10q-2 0-2-2v-17q0-2 2-2z`
const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`

type PlacedDie = { readonly face: number; readonly x: number; readonly y: number }

const pipsOf = ({ face, x, y }: PlacedDie): string =>
  (pipPositions[face] ?? [])
    .map(([across, down]) => dot(x + die / 2 + across * 3, y + die / 2 + down * 3, face === 1 ? 1.7 : 1.15))
    .join('')

/** The last rolls as dice, with their sum and how they ended; the newest on the right. A handful of elements, however many. */
export function drawDice(results: readonly Dice[]): Element {
  const shown = results.slice(-rollsShown)
  const dice = shown.flatMap((roll, column) =>
    roll.map((face, row) => ({ face, x: column * wide + (wide - die) / 2, y: 1 + row * (die + 1) })),
  )
  const isRed = ({ face }: PlacedDie): boolean => face === 1 || face === 4
  const path = (look: string, d: string): Element => drawing('path', { class: look, d })
  const texts = shown.flatMap((roll, column) => {
    const x = column * wide + wide / 2
    return [text('dice-sum', String(sumOfDice(roll)), { x, y: 47.4 }), text('', letters[sicEnd(roll)], { x, y: 57 })]
  })
  const plates = (['big', 'small', 'triple'] as const).map((end) =>
    path(
      `is-filled is-${looks[end]}`,
      shown.map((roll, column) => (sicEnd(roll) === end ? plate(column * wide + 1) : '')).join(''),
    ),
  )
  const width = Math.max(1, shown.length) * wide
  const drawn = drawing(
    'svg',
    { class: 'dice-marks', viewBox: `0 0 ${width} ${high}`, role: 'img', 'aria-label': diceSpoken(results) },
    path('newest', `M${width - wide} 0h${wide}v${high}h${-wide}z`),
    path('die', dice.map(({ x, y }) => square(x, y, die)).join('')),
    path(
      'pips',
      dice
        .filter((placed) => !isRed(placed))
        .map(pipsOf)
        .join(''),
    ),
    path('pips is-red', dice.filter(isRed).map(pipsOf).join('')),
    ...plates,
    ...texts,
  )
  drawn.style.setProperty('--wide', String(width / high))
  return drawn
}

function text(className: string, content: string, at: { readonly x: number; readonly y: number }): Element {
  const made = drawing('text', { class: className, ...at })
  made.textContent = content
  return made
}

function diceSpoken(results: readonly Dice[]): string {
  const rolls = results
    .slice(-rollsSpoken)
    .toReversed()
    .map((roll) => `${roll.join(', ')}: ${sumOfDice(roll)} ${endNames[sicEnd(roll)]}`)
  return formatMessage(messages.newestFirst, { rolls: rolls.join('; ') })
}

/** How often each sum came, as bars. */
export function drawSums(results: readonly Dice[]): Element {
  return element(
    'ol',
    { class: 'sum-bars' },
    ...countSums(results).map(({ sum, count, part }) => {
      const bar = element('i', { class: `sum-bar is-${sum >= 11 ? 'red' : 'blue'}`, 'aria-hidden': 'true' })
      bar.style.setProperty('--part', String(part))
      const spoken = formatMessage(messages.sumCame, { sum, count })
      return element(
        'li',
        {},
        element('span', { class: 'spoken' }, spoken),
        element('span', { class: 'sum-count', 'aria-hidden': 'true' }, count === 0 ? '' : String(count)),
        bar,
        element('span', { class: 'sum-name', 'aria-hidden': 'true' }, String(sum)),
      )
    }),
  )
}
