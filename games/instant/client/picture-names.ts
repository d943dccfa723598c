import type { IkotPicture } from '../math/ikot-fiesta.ts'
import type { ScratchSymbol } from '../math/fiesta-scratch.ts'
import { messages } from './messages/en.ts'

/** How the pictures of the fiesta are called. */
export const pictureNames: Readonly<Record<IkotPicture | ScratchSymbol, string>> = {
  banderitas: messages.banderitas,
  kalesa: messages.kalesa,
  salakot: messages.salakot,
  tarsier: messages.tarsier,
  pearl: messages.pearl,
  araw: messages.araw,
  buwan: messages.buwan,
  lechon: messages.lechon,
  parol: messages.parol,
  guitar: messages.guitar,
  mask: messages.mask,
  drum: messages.drum,
  mango: messages.mango,
  fan: messages.fan,
  flower: messages.flower,
}
