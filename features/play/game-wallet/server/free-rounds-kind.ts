import * as v from 'valibot'
import { wholeTextIn } from '#core/contract/whole-text-in.ts'
import { instantIn } from '#core/clock/wire-instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { basisPoints, decimalOf } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { giftWorth } from '#core/reward/gift-worth.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { giftNeedsSecond, type GiftNeedsSecond } from '#features/players/reward/server/index.ts'
import { freeRoundItems, type FreeRoundTerms, grantIdByHand } from './free-rounds-by-hand.ts'
import type { GameWallet } from './game-wallet.ts'

export const freeRoundsKindName = { name: 'freeRounds' } as const

const reasons: Readonly<Record<GiftNeedsSecond, string>> = {
  withoutPlay: 'The winnings have no playthrough',
  aboveLetter: 'Above one member’s cap for one reward',
  aboveMemberDay: 'Above this member’s daily cap',
  aboveHouseDay: 'Above the daily cap of all members together',
}

const payload = v.object({
  requestKey: v.string(),
  playerId: wholeTextIn,
  providerId: v.string(),
  gameCode: v.string(),
  rounds: v.number(),
  stake: v.pipe(wholeTextIn, v.transform(centavos)),
  betRate: v.pipe(v.number(), v.transform(basisPoints)),
  expiresAt: instantIn,
  waits: v.picklist(giftNeedsSecond),
})

type FreeRoundsRequest = FreeRoundTerms & { readonly requestKey: string; readonly waits: GiftNeedsSecond }

export const keptFreeRounds = ({ playerId, stake, ...request }: FreeRoundsRequest) => ({
  ...request,
  playerId: String(playerId),
  stake: String(stake),
})

/** Why the first request with this key waited. */
export const waitsKeptIn = (kept: unknown): GiftNeedsSecond => v.parse(payload, kept).waits

/** Free rounds above the cap of one person. */
export const freeRoundsKind = ({ grantFreeRounds }: Pick<GameWallet, 'grantFreeRounds'>): ApprovalKind =>
  approvalKind({
    ...freeRoundsKindName,
    label: 'Free rounds',
    approves: 'gameFreeRound.approve',
    payload,
    moves: ({ playerId }) => [{ playerId }],
    facts: ({ waits, providerId, gameCode, rounds, stake, betRate, expiresAt, ...request }) => [
      { name: 'Game', value: `${providerId} / ${gameCode}` },
      { name: 'Free rounds', value: `${rounds.toLocaleString('en-PH')} at ${formatMoney(stake)}` },
      {
        name: 'Total bets',
        value: formatMoney(giftWorth(freeRoundItems({ ...request, rounds, stake, betRate }))),
      },
      { name: 'Playthrough of winnings', value: `${decimalOf(betRate)}×` },
      { name: 'Expires', value: formatInstant(expiresAt) },
      { name: 'Why it needs approval', value: reasons[waits] },
    ],
    carryOut: async (tx, { requestKey, waits: _waits, ...terms }, { maker, approver, now }) => {
      if (terms.expiresAt <= now) return { kind: 'refused', why: 'Their expiry has passed. Make a new request.' }
      const grantedBy = `${maker}, approved by ${approver}`
      const given = await grantFreeRounds(tx, { ...terms, id: grantIdByHand(requestKey), grantedBy, now })
      return typeof given === 'string'
        ? { kind: 'refused', why: whyNot[given] }
        : { kind: 'done', result: { freeRoundId: given.id } }
    },
  })

const whyNot = {
  playerNotFound: 'This player no longer exists.',
  gameNotFound: 'The provider no longer has a game with this code.',
  alreadyGranted: 'These free rounds were already granted.',
} as const
