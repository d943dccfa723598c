import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { hiddenMonths } from '#ledger'
import type { Limit, RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { statement } from '../contract.ts'
import { readMovements } from './read-movements.ts'
import { statementCsv } from './statement-csv.ts'
import { statementFacts } from './statement-facts.ts'
import { statementPdf } from './statement-pdf.ts'

const movementsMax = 10_000

const statementLimit = (playerId: bigint): Limit => ({
  name: 'coinStatement',
  key: String(playerId),
  max: 20,
  window: minutes(10),
})

export type StatementDependencies = { readonly limiter: Pick<RateLimiter, 'take'> }

/** A period as a file. Opening balance and amounts add up to the closing balance. */
export const statementHandler = ({ limiter }: StatementDependencies) =>
  handleOutsideTransaction(statement, async ({ input, identity: { playerId }, caller: { language }, now, db }) => {
    const { account, format, from, to } = input
    if (from >= to) return refuse('periodWrong')
    const pace = await limiter.take([statementLimit(playerId)], now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    if ((await hiddenMonths(db, { from, until: to })).length > 0) return refuse('periodArchived')
    const filter = { playerId, account, from, to, countMax: movementsMax + 1 }
    const movements = await readMovements(db, filter)
    if (movements.length > movementsMax) return refuse('periodTooLong')

    const facts = await statementFacts(db, { playerId, account, from, to, language, now, movements })
    const fileName = `statement-${account}-${dayOf(from)}.${format}`
    return format === 'csv'
      ? answer({ fileName, type: 'text/csv', base64: Buffer.from(statementCsv(facts)).toString('base64') })
      : answer({ fileName, type: 'application/pdf', base64: statementPdf(facts).toString('base64') })
  })
