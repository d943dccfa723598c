import type { ByteSource } from '#core/draw/draw.ts'
import type { PasswordHash } from '#platform/crypto/password-hash.ts'
import type { PasswordKeys } from '#platform/crypto/password-key.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Database } from '#platform/db/database.ts'
import type { PasskeySite } from '#platform/passkey/passkey-site.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { AuditLog } from './audit-log.ts'
import type { SecondPersonCheck } from './second-person.ts'
import type { MailMessage } from '#platform/notifications/mail-message.ts'
import type { Outgoing } from '#platform/notifications/message-channel.ts'

/** Everything staff accounts need from other modules. Each handler names the few it uses. */
export type StaffDependencies = {
  readonly db: Database
  readonly limiter: RateLimiter
  readonly passwords: PasswordHash
  readonly passwordKeys: PasswordKeys
  readonly hashToken: (token: string) => Buffer
  /** Encrypts the secrets of authenticator apps. */
  readonly seal: Seal
  readonly audit: AuditLog
  readonly bytes: ByteSource
  /** Undefined if this address supports no passkeys. */
  readonly passkeySite: PasskeySite | undefined
  /** Undefined if no e-mail can be sent. */
  readonly mail: Outgoing<MailMessage> | undefined
  /** The address that members' links lead to. */
  readonly backOfficeUrl: string
  readonly secondPerson: SecondPersonCheck
  /** Without demonstration data, its administrator with the published password is refused. */
  readonly demo: boolean
}
