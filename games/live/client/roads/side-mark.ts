import { element } from '#games/client/element.ts'
import type { RoadSide } from './lay-out-streaks.ts'

export type NamedSide = { readonly name: string; readonly letter: string }
export type RoadSides = Readonly<Record<RoadSide | 'tie', NamedSide>>

/** A side as its bead looks, with its name where there is room. */
export const sideMark = (side: RoadSide | 'tie', { name, letter }: NamedSide): readonly HTMLElement[] => [
  element('i', { class: `side-bead is-${side}` }, letter),
  element('span', { class: 'side-name' }, name),
]
