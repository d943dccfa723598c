import type { Call, InputOf } from '#core/contract/call.ts'
import type { OutcomeOf } from '#core/contract/outcome.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Caller, Identity } from './caller.ts'
import type { CompressedBodies } from './send-compressed.ts'
import type { TurnLine } from './bounds/turn-line.ts'

type IdentityFor<C extends Call> = C['access'] extends 'player'
  ? { readonly identity: Identity }
  : C['access'] extends 'optional'
    ? { readonly identity: Identity | undefined }
    : object

export type CallContext<C extends Call> = IdentityFor<C> & {
  readonly input: InputOf<C>
  readonly caller: Caller
  readonly now: Instant
}

/** A handler with its call, as `apps/server` serves it. `handle` checks the types; the server needs none of them. */
export type Handler = {
  readonly call: Call
  readonly transactional: boolean
  /** Where callers wait for their turn before anything is read. */
  readonly line?: TurnLine
  readonly run: (context: HandlerContext) => Promise<OutcomeOf<Call> | PreparedAnswer>
}

export type HandlerContext = {
  readonly input: never
  readonly identity: never
  readonly caller: Caller
  readonly now: Instant
  readonly tx: Transaction
  readonly db: Database
}

/**
 * Serves a call in one transaction: an answer commits it, a refusal or a fault rolls it back. With a line, its callers
 * take turns.
 */
export function handle<C extends Call>(
  call: C,
  run: (context: CallContext<C> & { readonly tx: Transaction }) => Promise<OutcomeOf<C>>,
  line?: TurnLine,
): Handler {
  return { call, transactional: true, run, ...(line && { line }) }
}

/**
 * Serves a call that opens its own short transactions: for work that would hold a connection while it waits (hashing,
 * the outside world), or that must keep its writes when it refuses.
 */
export function handleOutsideTransaction<C extends Call>(
  call: C,
  run: (context: CallContext<C> & { readonly db: Database }) => Promise<OutcomeOf<C>>,
): Handler {
  return { call, transactional: false, run }
}

/** A whole reply that was serialised before, and checked against its contract then. */
export type PreparedAnswer = { readonly kind: 'prepared'; readonly bodies: CompressedBodies }

/** Serves a call whose answer is the same for everybody and too long to serialise for each. */
export function handlePrepared<C extends Call>(
  call: C,
  run: (context: CallContext<C>) => Promise<CompressedBodies>,
): Handler {
  return {
    call,
    transactional: false,
    run: async (context: CallContext<C>) => ({ kind: 'prepared', bodies: await run(context) }),
  }
}
