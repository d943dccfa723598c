import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { balanceBefore } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RecordAccount } from '../record-kinds.ts'
import { type StatementLine, statementLines } from '../rules.ts'
import { recordTexts } from '../messages/index.ts'
import type { Movement } from './read-movements.ts'

export type StatementFacts = {
  readonly operator: string
  readonly player: string
  readonly account: RecordAccount
  readonly from: Instant
  readonly to: Instant
  readonly language: Language
  readonly madeAt: Instant
  readonly opening: bigint
  readonly closing: bigint
  readonly came: bigint
  readonly went: bigint
  /** In chronological order. */
  readonly lines: readonly StatementLine[]
}

type StatementRequest = Pick<StatementFacts, 'account' | 'from' | 'to' | 'language'> & {
  readonly playerId: bigint
  readonly now: Instant
  readonly movements: readonly Movement[]
}

/** A statement's content besides its lines. */
export async function statementFacts(
  db: Queryable,
  { playerId, account, from, to, language, now, movements }: StatementRequest,
): Promise<StatementFacts> {
  const [newest, oldest] = [movements[0], movements.at(-1)]
  // Without a movement, the balance is that after the last movement before the period.
  const opening = oldest ? oldest.balance - oldest.amount : await balanceBefore(db, { playerId, account, at: from })
  const sum = (which: (amount: bigint) => boolean) =>
    movements.reduce((total, { amount }) => (which(amount) ? total + amount : total), 0n)
  return {
    operator: (await readSettings(db)).settings.operatorName,
    player: await nameOnStatement(db, playerId, now),
    account,
    from,
    to,
    language,
    madeAt: now,
    opening,
    closing: newest?.balance ?? opening,
    came: sum((amount) => amount > 0n),
    went: sum((amount) => amount < 0n),
    lines: statementLines(movements, (movement) => movementNameIn(movement, language)),
  }
}

async function nameOnStatement(db: Queryable, playerId: bigint, now: Instant): Promise<string> {
  const [player] = await playersAtPlay(db, [playerId], now)
  return `${player?.nickname ?? ''} (${playerId})`.trim()
}

/** A movement's name; play is named after its game. */
function movementNameIn({ reason, gameName }: Pick<Movement, 'reason' | 'gameName'>, language: Language): string {
  const name = recordTexts[`${reason}Title`][language]
  return gameName === null ? name : `${name}: ${gameName}`
}
