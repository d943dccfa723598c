import type { Instant } from '#core/clock/instant.ts'
import { isDealing } from '#core/contract/call.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import type { Settings } from '../settings.ts'
import { readSettings } from './read-settings.ts'

/** Whether a request comes from where the operator does not offer play. Private networks and unknown addresses do not. */
export const isElsewhere = (gate: Settings['countryGate'], country: string | undefined): boolean =>
  gate === 'philippinesOnly' && country !== undefined && country !== 'PH'

type Dependencies = {
  readonly db: Database
  readonly countryOf: (ip: string) => string | undefined
  /** The game that a player has open takes no more bets; wins are paid whenever they come. */
  readonly endPlay: (tx: Transaction, playerId: bigint, now: Instant) => Promise<void>
}

const closed = {
  errcode: commonErrcode.notFromHere,
  text: 'You can only play, deposit and claim rewards while in the Philippines. You can still browse and withdraw.',
}

/**
 * From elsewhere nobody plays, deposits or is given anything, whatever the call; money out stays open. A game that was opened
 * at home ends with the first request of its player from elsewhere.
 */
export const countryGate =
  ({ db, countryOf, endPlay }: Dependencies): CallGate =>
  async ({ call, playerId, caller, now }) => {
    const country = countryOf(caller.ip)
    if (country === undefined || country === 'PH') return undefined
    const { settings } = await readSettings(db)
    if (!isElsewhere(settings.countryGate, country)) return undefined
    if (playerId !== undefined) await db.transaction((tx) => endPlay(tx, playerId, now))
    return isDealing(call.money) ? closed : undefined
  }
