import type { WeaponCode } from '../math/weapons.ts'
import type { Birth } from './school.ts'
import type { FishLook } from './sea-look.ts'

export type Swimmer = {
  readonly id: number
  readonly kind: string
  readonly look: FishLook
  readonly birth: Birth
  x: number
  y: number
  /** Which way it swims: 1 is to the right. */
  side: 1 | -1
  phase: number
  /** Fades after a hit. */
  flash: number
  /** Above 0 it is being pulled in; at 1 it is gone. */
  taken: number
  /** Where it is pulled to. */
  to: Point
}
export type Point = { readonly x: number; readonly y: number }
export type FiredShot = { readonly level: number; readonly weapon: WeaponCode }
/** In the pixels of the page. */
export type Size = { readonly width: number; readonly height: number }
