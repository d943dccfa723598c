import type { Envelope } from '#core/contract/envelope.ts'

/** Who is at the other end of the wire, as far as a request tells. Nothing in it is proof of identity. */
export type Caller = Envelope & {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The device's own idea of itself: a signal for risk, never a proof. */
  readonly fingerprint: string | undefined
}

/** Whoever has a live session, as far as running a call needs to know. */
export type SessionHolder = {
  /** True when the session has been idle for too long for money or play. */
  readonly idle: boolean
  /** Absent where it is no player. */
  readonly playerId?: bigint
}

/** The player behind a live session. */
export type Identity = SessionHolder & {
  readonly playerId: bigint
  readonly sessionId: bigint
}

/** Finds the holder of a token; undefined ends in 401. An action keeps the session awake, a background call does not. */
export type Authenticate<Holder extends SessionHolder = Identity> = (
  token: string,
  use: { readonly action: boolean; readonly now: number },
) => Promise<Holder | undefined>
