import { randomUUID } from 'node:crypto'
import { hash } from 'node:crypto'
import type pg from 'pg'
import { type CalendarDay, startOfDay } from '#core/clock/manila.ts'
import { instant } from '#core/clock/instant.ts'
import { chainHash, chainStart } from '#ledger/proof/transfer-chain.ts'

type Day = { readonly day: CalendarDay; readonly players: number; readonly rounds: number }

const sha256 = (text: string): string => hash('sha256', text)
const stake = 150n
const first = 1_000_000n
const rowsAtOnce = 2_000

type Transfer = Parameters<typeof chainHash>[1] & { readonly hash: string }
type Round = { readonly playerId: bigint; readonly id: string; readonly at: number; readonly win: bigint }

/**
 * A day of rounds as the engine leaves them: a bet and a win each, named as our games name theirs, in whole hash chains. Written
 * straight into the tables, because ten thousand players at once are not what is measured.
 */
export async function fillDay(owner: pg.Client, { day, players, rounds }: Day): Promise<void> {
  const perPlayer = Math.ceil(rounds / players)
  const gap = Math.floor(85_000_000 / perPlayer)
  let [transfers, played]: [Transfer[], Round[]] = [[], []]
  for (let player = 0; player < players; player++) {
    const playerId = BigInt(player + 1)
    let [seq, head, coin] = [1n, chainStart, first]
    const begin = startOfDay(day) + player
    const add = (
      at: number,
      amount: bigint,
      facts: Pick<Transfer, 'from' | 'to' | 'reason' | 'reference' | 'source' | 'key'>,
    ): void => {
      const isIn = facts.to === 'coin'
      coin += isIn ? amount : -amount
      const balances = { fromBalance: isIn ? undefined : coin, toBalance: isIn ? coin : undefined }
      const transfer = {
        playerId,
        seq,
        at: instant(at),
        asset: 'coin',
        amount,
        ...facts,
        ...balances,
        closes: undefined,
      }
      head = chainHash(head, transfer, sha256)
      transfers.push({ ...transfer, hash: head })
      seq++
    }
    coin = 0n
    add(begin, first, {
      from: 'adjustment',
      to: 'coin',
      reason: 'manualCredit',
      reference: 'bench',
      source: 'bench',
      key: `c${player}`,
    })
    for (let round = 0; round < perPlayer; round++) {
      const [id, at, win] = [randomUUID(), begin + 1 + round * gap, round % 3 === 0 ? stake * 3n : 0n]
      const about = { reference: id, source: 'game:bench' }
      add(at, stake, { from: 'coin', to: 'game:bench', reason: 'bet', ...about, key: `${id}.b0` })
      if (win > 0n) add(at + 2_000, win, { from: 'game:bench', to: 'coin', reason: 'win', ...about, key: `${id}.w` })
      played.push({ playerId, id, at, win })
      if (played.length >= rowsAtOnce) {
        await writeRows(owner, transfers, played)
        ;[transfers, played] = [[], []]
      }
    }
    await owner.query(insertBook, [playerId, seq - 1n, Buffer.from(head, 'hex'), coin])
  }
  await writeRows(owner, transfers, played)
  await owner.query('vacuum analyze ledger_transfer, game_round, ledger_book')
}

const insertBook = `insert into ledger_book (player_id, seq, head, coin, hold, safebox, points) values ($1, $2, $3, $4, 0, 0, 0)`

async function writeRows(owner: pg.Client, transfers: readonly Transfer[], rounds: readonly Round[]): Promise<void> {
  const column = <T>(of: (transfer: Transfer) => T): T[] => transfers.map(of)
  await owner.query(insertTransfers, [
    column(({ playerId }) => playerId),
    column(({ seq }) => seq),
    column(({ at }) => new Date(at)),
    column(({ amount }) => amount),
    column(({ from }) => from),
    column(({ to }) => to),
    column(({ fromBalance }) => fromBalance ?? null),
    column(({ toBalance }) => toBalance ?? null),
    column(({ reason }) => reason),
    column(({ reference }) => reference),
    column(({ source }) => source),
    column(({ key }) => key),
    column((transfer) => Buffer.from(transfer.hash, 'hex')),
  ])
  await owner.query(insertRounds, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ id }) => id),
    rounds.map(({ at }) => new Date(at)),
    rounds.map(({ win }) => win),
    stake,
  ])
}

const insertTransfers = `
  insert into ledger_transfer (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance, reason,
    reference, source, key, hash)
  select p, s, a, 'coin', m, f, t, fb, tb, r, re, so, k, h
  from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
    $9::text[], $10::text[], $11::text[], $12::text[], $13::bytea[]) as x (p, s, a, m, f, t, fb, tb, r, re, so, k, h)`

const insertRounds = `
  insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled, wins,
    unnamed_wins, is_free, revision, opened_at, ended_at, largest_bet, is_cashed_out)
  select p, 'bench', id, 'bench-slots', 'slots', 'CLOSED', $5::bigint, 0, w, 1, 0, (w > 0)::int, 0, false, 0, a,
    a + interval '2 seconds', $5::bigint, false
  from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::bigint[]) as x (p, id, a, w)`
