import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

/** The wheel's pictures: on how many of its 54 slots each stands, and what it pays. */
export const ikotPictures = [
  { picture: 'banderitas', slots: 26, pays: 200 },
  { picture: 'kalesa', slots: 13, pays: 400 },
  { picture: 'salakot', slots: 7, pays: 740 },
  { picture: 'tarsier', slots: 4, pays: 1_300 },
  { picture: 'pearl', slots: 2, pays: 2_600 },
  { picture: 'araw', slots: 1, pays: 5_200 },
  { picture: 'buwan', slots: 1, pays: 5_200 },
] as const
export type IkotPicture = (typeof ikotPictures)[number]['picture']
const slots = 54

/** The pictures around the wheel, spread as evenly as their numbers allow: the rarest are set first. */
export const ikotWheel: readonly IkotPicture[] = wheelOf()

const choice = v.object({ picture: v.picklist(ikotPictures.map(({ picture }) => picture)) })

export const ikotFiesta = defineTitle({
  code: 'ikot-fiesta',
  name: 'Ikot Fiesta',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_590,
  volatility: 'medium',
  theme: 'fiesta',
  maxWinHundredths: 5_200,
  roundMsMin: 600,
  choice,
  begin({ stake, choice: { picture }, draw }) {
    const slot = draw(slots)
    const landed = ikotWheel[slot] ?? 'banderitas'
    const win = landed === picture ? payOf(stake, ikotPays(picture)) : zeroCentavos
    return { state: null, view: { picture, slot, landed }, events: [{ slot, landed }], win, isOver: true }
  },
  returns: {
    kind: 'exact',
    ways: () =>
      ikotPictures.map(({ picture, slots: own, pays }) => ({
        name: picture,
        outcomes: (stake) => [
          { weight: BigInt(own), staked: stake, win: payOf(stake, pays) },
          { weight: BigInt(slots - own), staked: stake, win: zeroCentavos },
        ],
      })),
  },
  help: () => ikotHelp(),
})

const ikotPays = (picture: IkotPicture): number => ikotPictures.find((each) => each.picture === picture)?.pays ?? 0

function wheelOf(): IkotPicture[] {
  const wheel = new Map<number, IkotPicture>()
  for (const [index, { picture, slots: own }] of ikotPictures.toReversed().entries()) {
    for (let each = 0; each < own; each++) {
      let slot = Math.floor((each * slots) / own + index * 7) % slots
      while (wheel.has(slot)) slot = (slot + 1) % slots
      wheel.set(slot, picture)
    }
  }
  return Array.from({ length: slots }, (_, slot) => wheel.get(slot) ?? 'banderitas')
}

const ikotHelp = (): LocalHelpPage => ({
  summary: instantTexts.ikotSummary,
  sections: [
    {
      title: instantTexts.payouts,
      paragraphs: [formatLocal(instantTexts.ikotSlots, { slots })],
      table: {
        head: [instantTexts.picture, instantTexts.slots, instantTexts.pays],
        rows: ikotPictures.map(({ picture, slots: own, pays }) => [
          instantTexts[`picture.${picture}`],
          formatLocal(instantTexts.shareOf, { part: own, whole: slots }),
          multiplierText(pays),
        ]),
      },
    },
  ],
})
