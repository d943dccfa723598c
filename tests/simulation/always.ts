import type { SimPlayer } from './sim-player.ts'
import { provider } from './simulated-deployment.ts'
import { mustBe } from './violation.ts'
import type { World } from './world.ts'

/** Invariants after every step: the database agrees with the reference model of every player. */
export async function alwaysHolds(world: WorldView): Promise<void> {
  const ids = world.players.map(({ id }) => id)
  const ask = async (text: string): Promise<Row[]> => (await world.deployment.db.pool.query<Row>(text, [ids])).rows
  const [books, rounds, txs, operations, requirements, turnovers] = await Promise.all([
    ask(booksSql),
    ask(roundsSql),
    ask(txsSql),
    ask(operationsSql),
    ask(requirementsSql),
    ask(turnoversSql),
  ])
  for (const player of world.players) {
    const of = (rows: readonly Row[]): ViolationRow[] =>
      rows.filter(({ player_id }) => player_id === player.id).map(({ player_id: _id, ...row }) => row)
    checkBook(player, of(books)[0])
    checkRounds(player, of(rounds))
    checkTxs(player, of(txs))
    const [used] = of(operations)
    mustBe(`the used keys of player ${player.type}`, Number(used?.count ?? 0), player.wallet.state.used.size)
    checkTurnover(player, { requirements: of(requirements), turnover: of(turnovers)[0] })
  }
}

type WorldView = Pick<World, 'players'> & { readonly deployment: Pick<World['deployment'], 'db'> }
type Row = Record<string, unknown> & { readonly player_id: bigint }
type ViolationRow = Readonly<Record<string, unknown>>

// A book beside what its transfers come to.
const booksSql = `select b.player_id, b.seq, b.coin, b.hold, b.safebox, t.* from ledger_book b cross join lateral (
    select count(*) as transfers, coalesce(max(seq), 0) as last, count(distinct seq) as numbers,
      coalesce(sum(amount) filter (where to_account = 'coin'), 0) - coalesce(sum(amount) filter (where from_account = 'coin'), 0) as coins,
      coalesce(sum(amount) filter (where to_account = 'hold'), 0) - coalesce(sum(amount) filter (where from_account = 'hold'), 0) as held,
      coalesce(sum(amount) filter (where to_account = 'safebox'), 0) - coalesce(sum(amount) filter (where from_account = 'safebox'), 0) as safe,
      coalesce(sum(amount) filter (where reason = 'gameDebt'), 0) - coalesce(sum(amount) filter (where reason = 'debtRepaid'), 0) as debt
    from ledger_transfer where player_id = b.player_id) t
  where b.player_id = any($1)`

function checkBook(player: SimPlayer, book: ViolationRow = {}): void {
  const { coin, debt } = player.wallet.state
  const { seq, transfers } = book
  const whole = { seq, coin, hold: player.hold, safebox: player.safebox }
  const sums = { transfers, last: transfers, numbers: transfers, coins: coin, held: player.hold, safe: player.safebox }
  const { seq: _seq, ...expected } = whole
  const strings = Object.fromEntries(
    Object.entries({ ...expected, ...sums, debt }).map(([name, value]) => [name, String(value)]),
  )
  const found = Object.fromEntries(Object.keys(strings).map((name) => [name, String(book[name])]))
  mustBe(`the book of player ${player.type}`, found, strings)
  mustBe(`the number of transfers in the book of player ${player.type}`, seq, transfers)
}

const roundsSql = `select player_id, round_id, state, stake, tips, win, bets, cancelled, wins, unnamed_wins, is_free, revision
  from game_round where player_id = any($1) order by round_id collate "C"`

function checkRounds({ type, wallet }: SimPlayer, found: readonly ViolationRow[]): void {
  const expected = [...wallet.state.rounds.values()].map((round) => ({
    round_id: round.roundId,
    state: round.state,
    stake: String(round.stake),
    tips: String(round.tips),
    win: String(round.win),
    bets: round.bets,
    cancelled: round.cancelled,
    wins: round.wins,
    unnamed_wins: round.unnamedWins,
    is_free: round.isFree,
    revision: round.revision,
  }))
  const byId = (a: { round_id: string }, b: { round_id: string }): number => (a.round_id < b.round_id ? -1 : 1)
  mustBeRows(`player ${type}: round`, found, expected.toSorted(byId))
}

// A bet is settled when a win has named it.
const txsSql = `with tx as materialized (
    select * from game_tx where player_id = any($1) and provider_id = '${provider.id}'
  )
  select player_id, tx_id, amount, state, kind in ('bet', 'tip', 'win', 'jackpot') as is_play, kind in ('bet', 'tip') and
    tx_id in (select ref_tx_id from tx where kind in ('win', 'jackpot') and state <> 'REJECTED' and ref_tx_id is not null)
    as is_settled
  from tx order by tx_id collate "C"`

function checkTxs({ type, wallet }: SimPlayer, found: readonly ViolationRow[]): void {
  const expected = [...wallet.state.txs].map(([tx_id, { kind, amount, state, isSettled }]) => ({
    tx_id,
    amount: kind === 'other' ? undefined : String(amount),
    state,
    is_settled: isSettled,
    is_play: kind !== 'other',
  }))
  const comparable = found.map((row) => ({ ...row, amount: row.is_play === true ? row.amount : undefined }))
  mustBeRows(
    `player ${type}: transaction`,
    comparable,
    expected.toSorted((a, b) => (a.tx_id < b.tx_id ? -1 : 1)),
  )
}

const operationsSql = `select player_id, count(*) as count from ledger_operation
  where source = 'game:${provider.id}' and player_id = any($1) group by player_id`

const requirementsSql = `select q.player_id, q.required, q.progress, q.status,
    coalesce((select sum(f.counted) from turnover_fill f where f.player_id = q.player_id and f.req_id = q.id), 0) as filled
  from turnover_req q where q.player_id = any($1) order by q.seq`
const turnoversSql = `select p.player_id, p.valid_bet, p.withdrawals,
    (select count(*)::int from turnover_round r where r.player_id = p.player_id) as rounds
  from turnover_player p where p.player_id = any($1)`

function checkTurnover(
  { type, turnover }: SimPlayer,
  found: { readonly requirements: readonly ViolationRow[]; readonly turnover: ViolationRow | undefined },
): void {
  const expected = turnover.rows.map(({ required, progress, status }) => ({
    required,
    progress,
    status,
    filled: progress,
  }))
  mustBeRows(`player ${type}: requirement`, found.requirements, expected)
  const { validBet: valid_bet, withdrawals, rounds } = turnover
  const nothing = { valid_bet: 0n, withdrawals: 0, rounds: 0 }
  mustBe(`the turnover of player ${type}`, found.turnover ?? nothing, { valid_bet, withdrawals, rounds: rounds.size })
}

function mustBeRows(what: string, found: readonly ViolationRow[], expected: readonly ViolationRow[]): void {
  mustBe(`${what}: their number`, found.length, expected.length)
  for (const [index, row] of expected.entries())
    mustBe(`${what} ${index + 1}`, stringsOf(found[index] ?? {}), stringsOf(row))
}

const stringsOf = (row: ViolationRow): ViolationRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, unknown] => [name, typeof value === 'bigint' ? String(value) : value])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
