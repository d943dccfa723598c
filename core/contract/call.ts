import type * as v from 'valibot'

/** Any valibot object schema: a call's request turns wire values into domain values, its response the reverse. */
export type BodySchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

/**
 * `play` starts a game, `deposit` brings money in, `gift` takes something from the house, `withdrawal` takes money out,
 * `own` moves it between a player's own accounts, `none` moves nothing.
 */
export type MoneyUse = 'play' | 'deposit' | 'gift' | 'withdrawal' | 'own' | 'none'

/** Uses that are closed to barred players. Withdrawals and moves between their own accounts stay open. */
export const isDealing = (money: MoneyUse | undefined): boolean =>
  money === 'play' || money === 'deposit' || money === 'gift'

/**
 * One call: its historic name, who may make it, its schemas, and every refusal it may answer. Server, client, OpenAPI
 * document, call listing and security tests are all derived from this value.
 */
export type Call = {
  /** The path below its server's prefix: /app/v1/ for players. The only place of the historic name. */
  readonly path: string
  readonly summary: string
  /**
   * `player` calls answer 401 without a live session; `optional` ones identify the player if there is one; `anyone`
   * never checks. `staff` is the operator's own session.
   */
  readonly access: 'anyone' | 'optional' | 'player' | 'staff'
  /**
   * What the call does with money. Required for calls of players: location and ties to excluded players are checked by
   * it.
   */
  readonly money?: MoneyUse
  /** `recent` requires the password again after too long an idle time. */
  readonly presence?: 'recent'
  /** `background` calls (pings, polling) do not count as activity. */
  readonly activity?: 'background'
  /** A call that is answered once there is something new, and holds no connection until then. */
  readonly longPoll?: true
  /** A call that the specification marks public: a 401 leaves the client's session alone. */
  readonly quiet401?: true
  /** For calls with pictures; the default is 64 KB. */
  readonly bodyBytesMax?: number
  /** The body is a form with the request's fields and a file. */
  readonly form?: true
  readonly request: BodySchema
  readonly response: BodySchema
  /** Our names and their errcodes on the wire. An outcome that is not named here does not compile. */
  readonly refusals: Readonly<Record<string, number>>
}

/** Declares a call. The identity function preserves the literal types that everything else is derived from. */
export const call = <const C extends Call>(definition: C): C => definition

/** What the client sends, in wire values. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>
/** What a handler receives, in domain values. */
export type InputOf<C extends Call> = v.InferOutput<C['request']>
/** What a handler answers, in domain values. */
export type AnswerOf<C extends Call> = v.InferInput<C['response']>
/** What the client receives, in wire values. */
export type ResponseOf<C extends Call> = v.InferOutput<C['response']>
export type RefusalOf<C extends Call> = Extract<keyof C['refusals'], string>
