import type { Title } from '#games/title/title.ts'
import { benteUno } from './math/bente-uno.ts'
import { caribbeanStud } from './math/caribbean-stud.ts'
import { deucesWild } from './math/deuces-wild.ts'
import { jacksOrBetter } from './math/jacks-or-better.ts'
import { paiGowManila } from './math/pai-gow-manila.ts'
import { pusoy } from './math/pusoy.ts'
import { tatlongBaraha } from './math/tatlong-baraha.ts'

/** Card games against a pay table or the dealer. */
export const pokerTitles: readonly Title[] = [
  jacksOrBetter,
  deucesWild,
  tatlongBaraha,
  caribbeanStud,
  paiGowManila,
  benteUno,
  pusoy,
]
