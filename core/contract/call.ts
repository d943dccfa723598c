import type * as v from 'valibot'

/** Any valibot object schema: a call's request turns wire into house values, its response house into wire values. */
export type BodySchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

/**
 * `play` starts a game, `deposit` brings money in, `gift` takes something from the house, `withdrawal` takes money out, `own`
 * moves it between what one player has, `none` leaves it where it is.
 */
export type MoneyUse = 'play' | 'deposit' | 'gift' | 'withdrawal' | 'own' | 'none'

/** What a player does with the house, and not with what is theirs already: money out and their own books stay open. */
export const isDealing = (money: MoneyUse | undefined): boolean =>
  money === 'play' || money === 'deposit' || money === 'gift'

/**
 * One call of the wire: its historic name, who may make it, what goes in and out, and every refusal it may answer.
 * Server, client, OpenAPI document, call listing and security tests are all made from this one value.
 */
export type Call = {
  /** Below its server's prefix: /app/v1/ for players. The wire's historic name appears here and nowhere else. */
  readonly path: string
  readonly summary: string
  /** `player` calls answer 401 without a live session; `optional` ones know the player when there is one; `anyone` never looks. `staff` is the operator's own session. */
  readonly access: 'anyone' | 'optional' | 'player' | 'staff'
  /** What the call does with money. Every call of players says it; where a player is, and whom they are tied to, is asked by it. */
  readonly money?: MoneyUse
  /** `recent` refuses a session idle for longer than the house allows until the password is given again. */
  readonly presence?: 'recent'
  /** `background` calls (pings, polling) do not count as a sign that the player is there. */
  readonly activity?: 'background'
  /** The specification marks some calls public: a 401 on them leaves the client's session alone. */
  readonly quiet401?: true
  /** Calls with a picture in them; all others take 64 KB. */
  readonly bodyBytesMax?: number
  /** Its body is a form, with the request's fields and a file. */
  readonly form?: true
  readonly request: BodySchema
  readonly response: BodySchema
  /** Names of the house to errcodes of the wire. An outcome not named here does not compile. */
  readonly refusals: Readonly<Record<string, number>>
}

/** Declares a call. The identity function gives the literal types that everything else is derived from. */
export const call = <const C extends Call>(definition: C): C => definition

/** What the client sends, as wire values. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>
/** What a handler receives, as house values. */
export type InputOf<C extends Call> = v.InferOutput<C['request']>
/** What a handler answers, as house values. */
export type AnswerOf<C extends Call> = v.InferInput<C['response']>
/** What the client receives, as wire values. */
export type ResponseOf<C extends Call> = v.InferOutput<C['response']>
export type RefusalOf<C extends Call> = Extract<keyof C['refusals'], string>
