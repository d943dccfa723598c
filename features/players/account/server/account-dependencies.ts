import type { Instant } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { Database } from '#platform/db/database.ts'
import type { PasswordHash } from '#platform/crypto/password-hash.ts'
import type { PasswordKeys } from '#platform/crypto/password-key.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { AccountFormRules, Agreements } from '../rules.ts'
import type { AgreementIsDue } from './agreements-due.ts'
import type { LineLogin } from './access/line-login.ts'
import type { LiveFacts, PlayerFacts } from './player-facts.ts'
import type { Sender } from '#platform/notifications/message-service.ts'
import type { SmsMessage } from '#platform/notifications/sms.ts'

/** The configuration as accounts need it: the form's rules, the documents in force, and the operator's gates. */
export type AccountConfiguration = AccountFormRules & {
  readonly operatorName: string
  readonly regulator: string
  readonly lineLogin: boolean
  readonly legal: Agreements
  readonly requiredDeclarations: readonly string[]
  readonly declarationsVersion: string
  readonly agreementIsDue: AgreementIsDue
  readonly countryGate: 'off' | 'philippinesOnly'
  /** With which digits the numbers abroad begin that codes may go to. */
  readonly smsNumbersAbroad: readonly string[]
  /** So many codes of an hour may remain unused before no more are sent. */
  readonly smsPerHourMax: number
}

/** Why a code was not sent: the limit's name, what it was for, and where it would have gone. */
export type HeldBackCode = { readonly limit: string; readonly purpose: string; readonly region: string }

export type PlayerSeen = { readonly playerId: bigint; readonly gameId: number | undefined; readonly now: Instant }

/** Everything accounts need from the house. Each handler names the few it uses. */
export type AccountDependencies = {
  readonly db: Database
  /** Where players reach the lobby: their invitations lead there. */
  readonly publicUrl: string
  readonly configuration: () => Promise<AccountConfiguration>
  readonly passwords: PasswordHash
  readonly passwordKeys: PasswordKeys
  readonly limiter: RateLimiter
  /** Undefined where no messages can be sent: codes are then refused. */
  readonly sms: Sender<SmsMessage> | undefined
  readonly line: LineLogin | undefined
  /** Counts a code that a limit held back, for those who watch. */
  readonly noteHeldBack: (held: HeldBackCode) => void
  readonly bytes: ByteSource
  readonly hashToken: (token: string) => Buffer
  /** Encrypts small secrets that must wait in the database. */
  readonly seal: Seal
  /** Country of an address, as ISO code; undefined for private networks and unknown addresses. */
  readonly countryOf: (ip: string) => string | undefined
  /** What other features know of a player, for the reply's fields that they own. */
  readonly factsOf: (db: Queryable, playerId: bigint) => Promise<PlayerFacts>
  /** The part of it that changes with play, asked for often. */
  readonly liveFactsOf: (db: Queryable, playerId: bigint) => Promise<LiveFacts>
  /** A player said that they are there, in a game or outside of one. */
  readonly seen: (db: Queryable, seen: PlayerSeen) => Promise<unknown>
}
