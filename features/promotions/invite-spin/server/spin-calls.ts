import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { inviteCodeOf } from '#features/players/account/server/index.ts'
import { invitesView } from '#features/promotions/invite/server/index.ts'
import { claimReward, isOffered, promotionOf, readReader, stateList } from '#features/promotions/kit/server/index.ts'
import { balancesOf, lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { exchangeSpin, openSpin, spin, spinRecord, spinStatusOf } from '../contract.ts'
import { amountOf, fieldOf, type SpinTerms, spinsLeft, statusOf, wheelOf } from '../rules.ts'
import { inviteSpinKind } from './invite-spin-kind.ts'
import {
  beginRound,
  countInvites,
  loadRound,
  nextRoundOpensAt,
  saveRound,
  type Spinner,
  type SpinDependencies,
} from './load-round.ts'
import { readRound } from './round.ts'
import { roundView } from './round-view.ts'

const invitesShown = 20

/** Locks the book first, which serialises concurrent calls. */
async function currentRound(tx: Transaction, needs: SpinDependencies, spinner: Spinner) {
  const loaded = await loadRound(tx, spinner)
  return loaded && countInvites(tx, needs, loaded, spinner)
}

export const openSpinHandler = (needs: SpinDependencies) =>
  handle(openSpin, async ({ identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const reader = await readReader(tx, needs, { playerId, now })
    const spinner = { playerId, registeredAt: reader.registeredAt, now }
    const known = await currentRound(tx, needs, spinner)
    const isOver =
      known === undefined || ['expired', 'exchanged'].includes(statusOf(known.promotion.settings, known.round, now))
    const promotion = await promotionOf<SpinTerms>(tx, inviteSpinKind)
    const mayBegin = promotion !== undefined && isOffered(promotion, reader, now)
    const begins = isOver && mayBegin && (await nextRoundOpensAt(tx, spinner)) === undefined
    const round = begins ? await beginRound(tx, needs, { ...spinner, promotion }) : known
    if (round === undefined) return refuse(reader.isRestricted ? 'restricted' : 'notOpen')
    return answer({
      round: roundView(round, now),
      invites: await invitesView(tx, { inviterId: playerId, limit: invitesShown, offset: 0 }),
      inviteCode: await inviteCodeOf(tx, playerId),
    })
  })

export const spinStatusHandler = (needs: SpinDependencies) =>
  handle(spinStatusOf, async ({ identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const { registeredAt } = await readReader(tx, needs, { playerId, now })
    const loaded = await currentRound(tx, needs, { playerId, registeredAt, now })
    return answer({
      round: loaded === undefined ? null : roundView(loaded, now),
      invites: await invitesView(tx, { inviterId: playerId, limit: invitesShown, offset: 0 }),
    })
  })

export const spinHandler = (needs: SpinDependencies) =>
  handle(spin, async ({ input: { reqId }, identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const reader = await readReader(tx, needs, { playerId, now })
    const loaded = await currentRound(tx, needs, { playerId, registeredAt: reader.registeredAt, now })
    if (loaded === undefined) return refuse('notOpen')
    const { kept, round, promotion } = loaded
    const known = kept.spins.find((turn) => turn.reqId === reqId)
    if (known !== undefined) return answer({ index: known.index, added: known.added, round: roundView(loaded, now) })
    if (reader.isRestricted) return refuse('restricted')
    const status = statusOf(promotion.settings, round, now)
    if (status !== 'running') return refuse(status === 'expired' ? 'notOpen' : 'alreadyClaimed')
    const added = round.plan[round.spun]
    if (spinsLeft(round) === 0 || added === undefined) return refuse('conditionNotReached')
    const index = fieldOf(wheelOf(round.plan, round.spun), added, round.spun)
    const turn = { reqId, index, added, at: now }
    const after = await saveRound(tx, loaded, { ...kept, spins: [...kept.spins, turn] }, now)
    return answer({ index, added, round: roundView(after, now) })
  })

export const exchangeSpinHandler = (needs: SpinDependencies) =>
  handle(exchangeSpin, async ({ identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const { registeredAt } = await readReader(tx, needs, { playerId, now })
    const loaded = await currentRound(tx, needs, { playerId, registeredAt, now })
    if (loaded === undefined) return refuse('notOpen')
    const { row, kept, round, promotion } = loaded
    const status = statusOf(promotion.settings, round, now)
    if (status === 'exchanged') return refuse('alreadyClaimed')
    if (status !== 'exchangeable') return refuse(status === 'expired' ? 'notOpen' : 'conditionNotReached')
    const amount = amountOf(round)
    const items = [{ id: coinItem, count: Number(amount), betRate: promotion.settings.betRate }]
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey: row.cycleKey, items, now })
    if (given.kind === 'refusal') return given
    const after = await saveRound(tx, loaded, { ...kept, exchangedAt: now }, now)
    return answer({ amount, coin: (await balancesOf(tx, playerId)).coin, round: roundView(after, now) })
  })

export const spinRecordHandler = handleOutsideTransaction(
  spinRecord,
  async ({ input: { page }, identity: { playerId }, db }) => {
    const offset = (page - 1) * invitesShown
    const rows = page === 1 ? await stateList(db, { playerId, key: inviteSpinKind.key }, invitesShown) : []
    const found = await invitesView(db, { inviterId: playerId, limit: invitesShown + 1, offset })
    return answer({
      spins: rows.flatMap((row) =>
        readRound(row)
          .spins.toReversed()
          .map(({ added, at: time }) => ({ cycleId: row.cycleKey, added, time })),
      ),
      invites: found.slice(0, invitesShown),
      hasMore: found.length > invitesShown,
    })
  },
)
