import type { Envelope } from '#core/contract/envelope.ts'
import type { Language } from '#core/language/language.ts'

/** The sender of a request, as far as the request says. Nothing in it proves an identity. */
export type Caller = Envelope & {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The device's self-description: a risk signal, never a proof. */
  readonly fingerprint: string | undefined
  /** The language of the reply. */
  readonly language: Language
}

/** The holder of a live session, as far as running a call needs to know. */
export type SessionHolder = {
  /** True if the session has been idle for too long for money or play. */
  readonly idle: boolean
  /** Absent for staff. */
  readonly playerId?: bigint
}

/** The player behind a live session. */
export type Identity = SessionHolder & {
  readonly playerId: bigint
  readonly sessionId: bigint
}

/**
 * Finds the holder of a token; undefined ends in 401. An action keeps the session active, a background call does not.
 */
export type Authenticate<Holder extends SessionHolder = Identity> = (
  token: string,
  use: { readonly action: boolean; readonly now: number },
) => Promise<Holder | undefined>
