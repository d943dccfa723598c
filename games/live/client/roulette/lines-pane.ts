import { formatMessage } from '#core/message/format-message.ts'
import { multiplierText } from '#games/title/pay.ts'
import { element } from '#games/client/element.ts'
import { pocketColour, pockets, roulettePaysMost } from '../../math/roulette-bituin.ts'
import { insideBet, insideBets, type InsideKind } from '../../math/roulette-layout.ts'
import { focusByArrows } from './focus-by-arrows.ts'
import { followSpot } from './follow-spot.ts'
import { messages } from '../messages/en.ts'
import { placeOnCloth } from './roulette-places.ts'
import type { MakeSpot } from '../table-face.ts'

const spokenOf: Readonly<Record<InsideKind, string>> = {
  split: messages.splitOf,
  street: messages.streetOf,
  corner: messages.cornerOf,
  sixLine: messages.sixLineOf,
}
const nameOf: Readonly<Record<InsideKind, string>> = {
  split: messages.splitName,
  street: messages.streetName,
  corner: messages.cornerName,
  sixLine: messages.sixLineName,
}
const kinds = Object.keys(spokenOf).filter((name): name is InsideKind => Object.hasOwn(spokenOf, name))

type Inside = { readonly numbers: readonly number[]; readonly kind?: InsideKind }
const places: readonly Inside[] = [
  ...Array.from({ length: pockets }, (_, number) => ({ numbers: [number] })),
  ...kinds.flatMap((kind) => insideBets[kind].map((numbers) => ({ numbers, kind }))),
]

/** In reading order, so that a keyboard goes down the cloth row by row. */
const inOrder = places
  .map((inside) => ({ ...inside, ...placeOnCloth(inside.numbers) }))
  .toSorted((a, b) => a.row - b.row || a.column - b.column)

/** The cloth with its lines drawn large: a chip lies on a number, or on the line or the corner between several. */
export function linesPane(makeSpot: MakeSpot): HTMLElement {
  const [cells, covered] = [new Map<number, HTMLElement>(), new Map<Element, readonly number[]>()]
  const spots = inOrder.map(({ numbers, kind, row, column }) => {
    const [number = 0] = numbers
    const bet = insideBet(numbers)
    const spot = makeSpot({
      bet,
      label: kind === undefined ? String(number) : '',
      spoken: kind === undefined ? String(number) : formatMessage(spokenOf[kind], { numbers: numbers.join(', ') }),
      pays: roulettePaysMost(bet),
      isFixed: true,
      look: kind === undefined ? `is-cell is-${pocketColour(number)} n${number}` : `is-line is-${kind}`,
    })
    spot.style.gridRow = String(row)
    spot.style.gridColumn = bet === 'n0' ? '2 / 7' : String(column)
    if (kind === undefined) cells.set(number, spot)
    covered.set(spot, numbers)
    return spot
  })
  const cloth = element('div', { class: 'lines-cloth' }, ...spots)
  const mark = ({ target }: Event): void => {
    const numbers = target instanceof Element ? covered.get(target.closest('.spot') ?? target) : undefined
    for (const [number, cell] of cells) cell.classList.toggle('is-covered', numbers?.includes(number) === true)
  }
  for (const kind of ['pointerover', 'focusin']) cloth.addEventListener(kind, mark)
  for (const kind of ['pointerleave', 'focusout']) cloth.addEventListener(kind, () => mark(new Event(kind)))
  focusByArrows(cloth)
  const legend = paysLegend()
  followSpot(cloth, legend)
  return element('div', { class: 'roulette-lines' }, legend, cloth)
}

const paysLegend = (): HTMLElement =>
  element(
    'p',
    { class: 'pane-legend' },
    kinds
      .map((kind) => `${nameOf[kind]} ${multiplierText(roulettePaysMost(insideBet(insideBets[kind][0])))}`)
      .join(' · '),
  )
