import type { Instant } from '#core/clock/instant.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import type { Promotion } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isPackOnSale, type LotteryTerms, ticketCount, ticketsFor } from '../rules.ts'
import { earnedIn } from './earned.ts'
import { lineOfPlayer, winnerList, type WinnerRow } from './store/line.store.ts'
import { lotteriesNewest, type LotteryRow } from './store/lottery.store.ts'

type LotteryVisit = { readonly playerId: bigint | undefined; readonly now: Instant }

/** Newer weeks than this are the running, the pending and the last drawn one. */
const weeksRead = 4
const winnersShown = 11

/** The lottery as a guest or a player sees it. */
export async function lotteryView(
  db: Queryable,
  { settings }: Pick<Promotion<LotteryTerms>, 'settings'>,
  { playerId, now }: LotteryVisit,
) {
  const rows = await lotteriesNewest(db, weeksRead)
  const running = rows.find(({ startsAt, closesAt }) => now >= startsAt && now < closesAt)
  const pending = rows.find(({ closesAt, drawnAt }) => now >= closesAt && drawnAt === null)
  const last = rows.find(({ drawnAt }) => drawnAt !== null)
  const { prizes, depositPerTicket, playPerTicket, ticketsMax, packPrice, packTickets } = settings
  return {
    week: running === undefined ? null : weekView(running),
    pending: pending === undefined ? null : pendingView(pending),
    prizes: [...prizes],
    depositPerTicket,
    playPerTicket,
    ticketsMax,
    pack: {
      price: packPrice,
      tickets: packTickets,
      isOnSale: running !== undefined && packTickets > 0 && isPackOnSale(running, now),
    },
    mine: playerId === undefined || running === undefined ? null : await mineView(db, settings, { running, playerId }),
    last: last === undefined ? null : await lastView(db, last),
    now,
  }
}

const weekView = ({ week, closesAt, drawsAt, pool, seedHash, beaconRound }: LotteryRow) => ({
  week,
  closesAt,
  drawsAt,
  pool,
  seedHash,
  beaconRound: Number(beaconRound),
})

const pendingView = ({ week, drawsAt, tickets, listHash }: LotteryRow) => ({
  week,
  drawsAt,
  tickets: tickets ?? 0,
  listHash: listHash ?? '',
})

async function mineView(
  db: Queryable,
  settings: LotteryTerms,
  { running, playerId }: { readonly running: LotteryRow; readonly playerId: bigint },
) {
  const earned = await earnedIn(db, running, playerId)
  const tickets = ticketsFor(settings, earned)
  const line = await lineOfPlayer(db, playerId)
  return {
    ...earned,
    ...tickets,
    tickets: ticketCount(tickets),
    numbers: line === undefined ? null : { week: line.week, first: line.first, last: line.last, won: line.won },
  }
}

const lastView = async (db: Queryable, { week, drawnAt, drawsAt }: LotteryRow) => ({
  week,
  drawnAt: drawnAt ?? drawsAt,
  winners: await winnersView(db, await winnerList(db, week, winnersShown)),
})

/** Winners under masked names. */
export async function winnersView(db: Queryable, winners: readonly WinnerRow[]) {
  const names = await publicNamesOf(
    db,
    winners.map(({ playerId }) => playerId),
  )
  return winners.map(({ place, playerId, entrant, ticket, amount }) => ({
    place,
    name: names.get(playerId) ?? hiddenName,
    entrant,
    ticket,
    amount,
  }))
}
