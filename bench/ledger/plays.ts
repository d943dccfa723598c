import { centavos } from '#core/money/centavos.ts'
import { hashText, type OperationKind, type Transfer } from '#ledger'
import { statement } from '#platform/db/statement.ts'

/** A message of a game's provider: a key of its own, a round, an amount. */
export type Play = {
  readonly playerId: bigint
  readonly act: 'bet' | 'win' | 'deposit'
  readonly txId: string
  readonly roundId: string
  readonly amount: bigint
}

type Round = { readonly playerId: bigint; readonly roundId: string; readonly bet: bigint; readonly win: bigint }

type View = { readonly rounds: Map<string, Round> }

/** Bets and wins as the ledger itself keeps them: the transfer names its round, and nothing else is kept of it. */
export const plays: OperationKind<Play, View, Round, number> = {
  name: 'bench',
  identify: ({ playerId, act, txId, roundId, amount }) => ({
    playerId,
    source: 'bench',
    key: txId,
    inputHash: hashText(`${playerId}\n${act}\n${roundId}\n${amount}`),
  }),
  load: async () => ({ rounds: new Map() }),
  plan: (play, { balances }) => {
    if (play.act === 'bet' && balances.coin < play.amount) return { kind: 'answer', answer: 1 }
    return { kind: 'apply', answer: 0, transfers: [transferOf(play)], rows: [] }
  },
  absorb: () => undefined,
  write: () => [],
  answers: { toJson: (answer) => answer, fromJson: Number },
}

/** The same with what a game wallet does around the ledger, in small: it reads the rounds of the batch, decides, and keeps them. */
export const playsWithRounds: OperationKind<Play, View, Round, number> = {
  ...plays,
  load: async (tx, inputs) => {
    const rows = await tx.rows(findRounds, [
      inputs.map(({ playerId }) => playerId),
      inputs.map(({ roundId }) => roundId),
    ])
    return { rounds: new Map(rows.map((row) => [row.roundId, row])) }
  },
  plan: (play, book, view) => {
    const plan = plays.plan(play, book, view)
    const { playerId, act, roundId, amount } = play
    if (plan.kind === 'answer' || act === 'deposit') return plan
    const round = view.rounds.get(roundId) ?? { playerId, roundId, bet: 0n, win: 0n }
    return { ...plan, rows: [{ ...round, [act]: round[act] + amount }] }
  },
  absorb: ({ rounds }, rows) => {
    for (const round of rows) rounds.set(round.roundId, round)
  },
  write: (tx, rows) => {
    const rounds = [...new Map(rows.map((round) => [round.roundId, round])).values()]
    const saved = tx.rows(saveRounds, [
      rounds.map(({ playerId }) => playerId),
      rounds.map(({ roundId }) => roundId),
      rounds.map(({ bet }) => bet),
      rounds.map(({ win }) => win),
    ])
    return [saved]
  },
}

const moves = {
  bet: { reason: 'bet', from: 'coin', to: 'game:bench' },
  win: { reason: 'win', from: 'game:bench', to: 'coin' },
  deposit: { reason: 'deposit', from: 'psp:bench', to: 'coin' },
} as const

const transferOf = ({ act, roundId, amount }: Play): Transfer => ({
  ...moves[act],
  amount: centavos(amount),
  reference: roundId,
})

export const createRoundTable = `
  create table bench_round (player_id bigint not null, round_id text not null, bet bigint not null, win bigint not null,
    primary key (player_id, round_id)) with (autovacuum_analyze_threshold = 5000)`

const findRounds = statement<Round>(
  'benchRoundFind',
  `select r.player_id as "playerId", r.round_id as "roundId", r.bet, r.win
   from (select unnest($1::bigint[]) as player_id, unnest($2::text[]) as round_id) as k
   join bench_round r on r.player_id = k.player_id and r.round_id = k.round_id`,
)

const saveRounds = statement(
  'benchRoundSave',
  `insert into bench_round (player_id, round_id, bet, win)
   select unnest($1::bigint[]), unnest($2::text[]), unnest($3::bigint[]), unnest($4::bigint[])
   on conflict (player_id, round_id) do update set bet = excluded.bet, win = excluded.win`,
)
