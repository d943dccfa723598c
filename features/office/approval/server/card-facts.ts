import * as v from 'valibot'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { balancesOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { requestLinesShown } from '../rules.ts'
import type { ApprovalFact, ApprovalKind, Move, PreviewContext } from './approval-kind.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'

type Card = { readonly payload: unknown; readonly result: unknown }

/** The content of a card: affected players, effects, and balances before and after. */
export async function cardFacts(
  kind: ApprovalKind,
  { payload, result }: Card,
  { nameOf, ...shown }: PreviewContext & Pick<ApprovalDependencies, 'nameOf'>,
): Promise<readonly ApprovalFact[]> {
  const [facts, moves] = [await kind.facts(payload, shown), kind.moves(payload)]
  const coinThen = coinKeptIn(result)
  const people = await Promise.all(
    moves.slice(0, requestLinesShown).map(async (move) => ({
      ...move,
      name: await nameOf(shown.db, move.playerId, shown.now),
      coin: shown.isWaiting ? (await balancesOf(shown.db, move.playerId)).coin : coinThen.get(String(move.playerId)),
    })),
  )
  const [only, ...others] = people
  if (only === undefined) return facts
  const balances = (person: Person) => (shown.isWaiting ? balancesAhead(person) : balanceBehind(person))
  if (others.length === 0) {
    const who = [
      { name: 'Player', value: String(only.playerId) },
      { name: 'Name', value: only.name },
    ]
    return [...who, ...facts, ...balances(only)]
  }
  const lines = people.map((person) => ({ name: `Player ${person.playerId}`, value: lineOf(person, balances(person)) }))
  const left = moves.length - people.length
  return [...facts, ...lines, ...(left > 0 ? [{ name: 'More players', value: String(left) }] : [])]
}

type Person = Move & { readonly name: string; readonly coin: Centavos | undefined }

const balancesAhead = ({ coin, coins }: Person): readonly ApprovalFact[] =>
  coin === undefined
    ? []
    : [
        { name: 'Balance now', value: formatMoney(coin) },
        ...(coins === undefined ? [] : [{ name: 'Balance after', value: formatMoney(centavos(coin + coins)) }]),
      ]

const balanceBehind = ({ coin }: Person): readonly ApprovalFact[] =>
  coin === undefined ? [] : [{ name: 'Balance at approval', value: formatMoney(coin) }]

const lineOf = ({ name }: Person, facts: readonly ApprovalFact[]): string =>
  [name, ...facts.map((fact) => `${fact.name.toLowerCase()} ${fact.value}`)].join(', ')

const keptCoins = v.object({ balances: v.record(v.string(), v.pipe(v.string(), v.regex(/^\d{1,18}$/))) })

/** Balances right after the act, as stored with it. */
function coinKeptIn(result: unknown): ReadonlyMap<string, Centavos> {
  const kept = v.safeParse(keptCoins, result)
  const coins = kept.success ? Object.entries(kept.output.balances) : []
  return new Map(coins.map(([playerId, coin]) => [playerId, centavos(BigInt(coin))]))
}

/** The balances stored with a completed act, for its card later. */
export async function coinsToKeep(db: Queryable, moves: readonly Move[]) {
  const shown = moves.slice(0, requestLinesShown).map(({ playerId }) => playerId)
  if (shown.length === 0) return {}
  const coins = await Promise.all(shown.map(async (id) => [String(id), String((await balancesOf(db, id)).coin)]))
  return { balances: Object.fromEntries<string>(coins.map(([id = '', coin = '']) => [id, coin])) }
}
