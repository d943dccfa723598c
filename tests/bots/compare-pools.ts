import { firstCycle } from '#games/jackpot/jackpot-cycle.ts'
import { jackpotBasisPoints, jackpotPools, takesPart } from '#games/jackpot/pools.ts'
import { titles } from '#games/titles.ts'
import type { Books } from './compare-books.ts'

const finePerCentavo = 10_000n

type PoolRow = { readonly code: string; readonly put: bigint; readonly left: bigint; readonly paid: bigint }

/** Every stake fed the pools once, what was put in is paid or there, and the ledger paid exactly what was won. */
export async function comparePools({ platform, studio }: Books): Promise<string[]> {
  const slots = titles.filter(takesPart).map(({ code }) => code)
  const { rows: stakes } = await studio.query<{ staked: bigint }>(
    `select coalesce(sum(r.staked), 0)::bigint as staked
     from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'
     where r.state in ('closed', 'settling') and r.free_round_id is null and r.game_code = any($1)`,
    [slots],
  )
  const { rows: pools } = await studio.query<PoolRow>(
    `select j.code, j.contributed_fine as put, j.grown_fine + j.next_fine as left,
       (select coalesce(sum(w.amount), 0)::bigint from studio.jackpot_win w where w.code = j.code) as paid
     from studio.jackpot j`,
  )
  const { rows: ledger } = await platform.query<{ paid: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as paid from ledger_transfer where reason = 'jackpotWin'`,
  )
  const staked = BigInt(stakes[0]?.staked ?? 0n)
  const paid = pools.reduce((sum, pool) => sum + BigInt(pool.paid), 0n)
  const paidByLedger = BigInt(ledger[0]?.paid ?? 0n)
  return [
    ...pools.flatMap((pool) => poolFaults(pool, staked)),
    ...(paid === paidByLedger ? [] : [`pools were won for ${paid}, and the ledger paid ${paidByLedger}`]),
  ]
}

function poolFaults({ code, put, left, paid }: PoolRow, staked: bigint): string[] {
  const pool = jackpotPools.filter((each) => each.code === code)
  const opened = pool.reduce((sum, each) => sum + firstCycle(each).grown, 0n)
  const due = opened + staked * BigInt(jackpotBasisPoints(pool))
  const kept = BigInt(left) + BigInt(paid) * finePerCentavo
  return [
    ...(BigInt(put) === due ? [] : [`pool ${code}: ${put} was put in, and the stakes come to ${due}`]),
    ...(BigInt(put) === kept ? [] : [`pool ${code}: ${put} was put in, and ${kept} is paid or there`]),
  ]
}
