import type { IkotPicture } from '../math/ikot-fiesta.ts'
import type { ScratchSymbol } from '../math/fiesta-scratch.ts'
import { messages } from '../math/messages/en.ts'

/** How the pictures of the fiesta are called. */
export const pictureNames: Readonly<Record<IkotPicture | ScratchSymbol, string>> = {
  banderitas: messages['picture.banderitas'],
  kalesa: messages['picture.kalesa'],
  salakot: messages['picture.salakot'],
  tarsier: messages['picture.tarsier'],
  pearl: messages['picture.pearl'],
  araw: messages['picture.araw'],
  buwan: messages['picture.buwan'],
  lechon: messages['picture.lechon'],
  parol: messages['picture.parol'],
  guitar: messages['picture.guitar'],
  mask: messages['picture.mask'],
  drum: messages['picture.drum'],
  mango: messages['picture.mango'],
  fan: messages['picture.fan'],
  flower: messages['picture.flower'],
}
