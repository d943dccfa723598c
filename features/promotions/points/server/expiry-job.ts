import type { Instant } from '#core/clock/instant.ts'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { balancesForUpdate, points, post } from '#ledger'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { pointsEndAt, quietSince, warnSince } from '../expiry.ts'
import { pointsTexts } from './messages/index.ts'
import { pointsActiveAt, pointsMarkWarned, pointsPlayerTouch, pointsQuietList } from './store/points-activity.store.ts'

const playersAtOnce = 200
const letterLasts = days(60)

type QuietPlayer = { readonly playerId: bigint; readonly activeAt: Instant }

/** Expires points after a year of inactivity, and warns a month before. */
export const pointsExpiryJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'points.expiry',
  when: { dailyAt: '03:40' },
  run: async ({ now, signal }) => {
    const acts = [
      { since: quietSince(now), includesWarned: true, act: expire },
      { since: warnSince(now), includesWarned: false, act: warn },
    ]
    for (const { act, ...whom } of acts) {
      for (let after = 0n; ; ) {
        signal.throwIfAborted()
        const quiet = await pointsQuietList(db, { ...whom, after, countMax: playersAtOnce })
        for (const player of quiet) await db.transaction((tx) => act(tx, player, now))
        const last = quiet.at(-1)
        if (last === undefined) break
        after = last.playerId
      }
    }
  },
})

async function expire(tx: Transaction, { playerId, activeAt }: QuietPlayer, now: Instant): Promise<void> {
  const { points: balance } = await balancesForUpdate(tx, playerId)
  // The player may have become active since the list was read.
  if ((await pointsActiveAt(tx, playerId)) !== activeAt) return
  if (balance > 0n) {
    const reference = `expiry:${dayOf(activeAt)}`
    const gone = {
      reason: 'pointsSpend',
      from: 'points',
      to: 'promo:points',
      amount: points(balance),
      reference,
    } as const
    const key = `expiry:${playerId}:${activeAt}`
    const posted = await post(tx, { playerId, source: 'points', key, transfers: [gone], now })
    if (posted.kind === 'refused') throw new Error(`the points of ${playerId} could not end: ${posted.refusal}`)
  }
  await pointsPlayerTouch(tx, playerId, now)
}

async function warn(tx: Transaction, { playerId, activeAt }: QuietPlayer, now: Instant): Promise<void> {
  const { points: balance } = await balancesForUpdate(tx, playerId)
  await pointsMarkWarned(tx, playerId, now)
  if (balance === 0n) return
  await sendMail(tx, {
    ...expiryWords({ balance, activeAt }, await languageOfPlayer(tx, playerId)),
    playerId,
    kind: 'reward',
    source: 'points',
    sourceKey: `expiry-${dayOf(activeAt)}`,
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, letterLasts),
  })
}

type Expiry = { readonly balance: bigint; readonly activeAt: Instant }

export function expiryWords({ balance, activeAt }: Expiry, language: Language): LetterWords {
  const messages = messagesIn(pointsTexts, language)
  const date = formatDay(dayOf(pointsEndAt(activeAt)))
  return {
    title: messages.expiresTitle,
    body: [formatMessage(messages.expiresBody, { points: formatHundredths(balance), date }), messages.expiresHow],
  }
}
