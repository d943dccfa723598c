import type { Instant } from '#core/clock/instant.ts'
import { isDealing } from '#core/contract/call.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import type { Settings } from '../settings.ts'
import { readSettings } from './read-settings.ts'

/** Whether a request comes from a country without service. Private and unknown addresses do not. */
export const isElsewhere = (gate: Settings['countryGate'], country: string | undefined): boolean =>
  gate === 'philippinesOnly' && country !== undefined && country !== 'PH'

type Dependencies = {
  readonly db: Database
  readonly countryOf: (ip: string) => string | undefined
  /** Stops bets in the player's open game; wins are paid whenever they come. */
  readonly endPlay: (tx: Transaction, playerId: bigint, now: Instant) => Promise<void>
}

const closed = {
  errcode: commonErrcode.notFromHere,
  text: {
    en: 'You can only play, deposit and claim rewards while in the Philippines. You can still browse and withdraw.',
    fil: 'Sa Pilipinas ka lang puwedeng maglaro, mag-deposit at mag-claim ng reward. Puwede ka pa ring tumingin at mag-withdraw.',
  },
}

/**
 * Outside the service area nobody plays, deposits or receives gifts, whatever the call; withdrawals stay open. A game
 * opened at home ends with its player's first request from outside.
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
