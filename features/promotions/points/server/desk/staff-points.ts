import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import {
  changed,
  handleStaffChange,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import { promotionOf } from '#features/promotions/kit/server/index.ts'
import { points, post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import type { PointsShop } from '../../shop-item.ts'
import { decidePrize } from '../../staff-contract.ts'
import { itemNameIn } from '../exchange-view.ts'
import { pointsTexts } from '../messages/index.ts'
import { pointsKind } from '../points-kind.ts'
import { type Decision, type Exchange, exchangeDecide, exchangeFindForUpdate } from '../store/exchange.store.ts'
import { listPrizesHandler } from '../list-prizes.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

const letterLasts = days(60)
const titleLengthMax = 80

const decidePrizeHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, decidePrize, async ({ input: { id, decision: state, note }, staff, tx, now }) => {
    const prize = await exchangeFindForUpdate(tx, id)
    if (prize === undefined) return refuse('prizeNotFound')
    if (prize.state !== 'asked') return refuse('decidedBefore')
    const decision = { id, state, note, by: staff.email, now }
    await exchangeDecide(tx, decision)
    if (state === 'refused') await giveBack(tx, prize, decision)
    await writeLetter(tx, prize, decision)
    return changed(
      {},
      {
        subject: `pointsPrize:${id}`,
        before: { state: 'asked' },
        after: { state, note, playerId: String(prize.playerId) },
      },
    )
  })

/** Returns the points of a prize that is not sent. */
async function giveBack(tx: Transaction, { id, playerId, points: price }: Exchange, { now }: Decision): Promise<void> {
  const reference = `prize:${id}`
  const back = { reason: 'pointsAward', from: 'promo:points', to: 'points', amount: points(price), reference } as const
  const posted = await post(tx, { playerId, source: 'points', key: `prizeBack:${id}`, transfers: [back], now })
  if (posted.kind !== 'applied') throw new Error(`the points of prize ${id} were ${posted.kind}`)
}

async function writeLetter(tx: Transaction, prize: Exchange, { state, note, now }: Decision): Promise<void> {
  const { id, playerId } = prize
  const language = await languageOfPlayer(tx, playerId)
  const name = itemNameIn(prize, (await promotionOf<PointsShop>(tx, pointsKind))?.settings, language)
  await sendMail(tx, {
    ...prizeWords({ state, name, note }, language),
    playerId,
    kind: 'reward',
    source: 'points',
    sourceKey: `prize-${id}`,
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, letterLasts),
  })
}

type PrizeFacts = Pick<Decision, 'state' | 'note'> & { readonly name: string }

export function prizeWords({ state, name, note }: PrizeFacts, language: Language): LetterWords {
  const title = state === 'sent' ? pointsTexts.prizeSent : pointsTexts.prizeReturned
  return { title: formatMessage(title[language], { name }).slice(0, titleLengthMax), body: [note] }
}

/** Prizes of the points shop that people send. */
export const staffPoints = (needs: Pick<StaffDependencies, 'audit'>): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [listPrizesHandler, decidePrizeHandler(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    prizeNotFound: 'Prize not found.',
    decidedBefore: 'Another operator has already decided this prize.',
  },
})
