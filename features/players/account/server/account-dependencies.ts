import type { Instant } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { PasskeyToSign, SignedByPasskey } from '#core/passkey/wire-passkey.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
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

/** The configuration that accounts use: form rules, documents in force, and the operator's gates. */
export type AccountConfiguration = AccountFormRules & {
  readonly operatorName: string
  readonly regulator: string
  readonly lineLogin: boolean
  readonly legal: Agreements
  readonly requiredDeclarations: readonly string[]
  readonly declarationsVersion: string
  readonly agreementIsDue: AgreementIsDue
  readonly countryGate: 'off' | 'philippinesOnly'
  /** Prefixes of the foreign numbers that codes may go to. */
  readonly smsNumbersAbroad: readonly string[]
  /** The maximum of unused codes per hour before sending stops. */
  readonly smsPerHourMax: number
}

/** Why a code was not sent: the limit, the purpose, and the destination. */
export type HeldBackCode = { readonly limit: string; readonly purpose: string; readonly region: string }

export type PlayerPresence = { readonly playerId: bigint; readonly gameId: number | undefined; readonly now: Instant }

type SignedPasskey = { readonly response: SignedByPasskey; readonly now: Instant }

/** What accounts ask of players' passkeys. */
export type PlayerPasskeys = {
  /** Undefined: this address has no passkeys. */
  readonly beginSignIn: (asked: { readonly now: Instant }) => Promise<PasskeyToSign | undefined>
  readonly signIn: (signed: SignedPasskey) => Promise<bigint | 'passkeyWrong' | 'passkeyOver'>
  /** Removes all passkeys of an account that is reset. */
  readonly forget: (tx: Transaction, reset: { readonly playerId: bigint; readonly now: Instant }) => Promise<void>
}

/** Everything accounts need from other modules. Each handler names the few it uses. */
export type AccountDependencies = {
  readonly db: Database
  /** The lobby's public address, which invitations lead to. */
  readonly publicUrl: string
  readonly configuration: () => Promise<AccountConfiguration>
  readonly passwords: PasswordHash
  readonly passwordKeys: PasswordKeys
  readonly limiter: RateLimiter
  /** Undefined if no messages can be sent: codes are then refused. */
  readonly sms: Sender<SmsMessage> | undefined
  readonly line: LineLogin | undefined
  readonly passkeys: PlayerPasskeys
  /** Counts a code withheld by a limit, for monitoring. */
  readonly noteHeldBack: (held: HeldBackCode) => void
  readonly bytes: ByteSource
  readonly hashToken: (token: string) => Buffer
  /** Encrypts small secrets that have to wait in the database. */
  readonly seal: Seal
  /** The ISO country code of an address; undefined for private and unknown ones. */
  readonly countryOf: (ip: string) => string | undefined
  /** What other features know about a player, for the fields that they own. */
  readonly factsOf: (db: Queryable, playerId: bigint) => Promise<PlayerFacts>
  /** The part of it that changes with play and is read often. */
  readonly liveFactsOf: (db: Queryable, playerId: bigint) => Promise<LiveFacts>
  /** The player has reported presence, in a game or outside. */
  readonly seen: (db: Queryable, seen: PlayerPresence) => Promise<unknown>
}
