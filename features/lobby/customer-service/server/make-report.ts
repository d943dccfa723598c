import { days, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { gameFind } from '#features/play/game-launch/server/index.ts'
import { report } from '../contract.ts'
import { reportNumber } from '../rules.ts'
import type { CustomerServiceDependencies } from './customer-service-dependencies.ts'
import { reportInsert } from './store/report.store.ts'

const reportLimit = (playerId: bigint) => ({ name: 'playerReport', key: String(playerId), max: 10, window: days(1) })

/** Stores a report under a number. An unknown game is left out, the text stays. */
export const makeReportHandler = ({ limiter }: Pick<CustomerServiceDependencies, 'limiter'>) =>
  handleOutsideTransaction(report, async ({ input, identity: { playerId }, now, db }) => {
    const taken = await limiter.take([reportLimit(playerId)], now)
    if (!taken.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(taken.retryAfter) })
    const gameId = input.gameId !== undefined && (await gameFind(db, BigInt(input.gameId))) ? input.gameId : undefined
    const id = await reportInsert(db, { ...input, playerId, gameId, now })
    return answer({ number: reportNumber(id, now) })
  })
