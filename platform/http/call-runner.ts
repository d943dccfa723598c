import * as v from 'valibot'
import type { Clock, Instant } from '#core/clock/instant.ts'
import type { Call } from '#core/contract/call.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import type { Language } from '#core/language/language.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { FieldFault, OutcomeOf } from '#core/contract/outcome.ts'
import { SentBefore } from '../crypto/sent-before.ts'
import type { Database, Transaction } from '../db/database.ts'
import { answerOnce, type WrittenAnswer, requestIdOf } from './answer-once.ts'
import type { Authenticate, Caller, SessionHolder } from './caller.ts'
import type { Handler, HandlerContext, PreparedAnswer } from './handle.ts'
import { httpTexts as texts } from './messages/index.ts'
import { faultReply, invalidReply, refusalReply, successReply, type WireReply } from './wire-reply.ts'
import { tips } from '#core/message/tips.ts'

export type CallRunnerOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly authenticate: Authenticate<SessionHolder>
  /** The text of a refusal, in the language of the caller. */
  readonly refusalText: (refused: { call: Call; refusal: string; language: Language }) => string
  /** Checks before a call runs, in this order; the first refusal is the answer. */
  readonly gates?: readonly CallGate[]
  /** Runs after a refusal, whose own transaction was rolled back. */
  readonly afterRefusal?: (refused: RefusedCall) => Promise<void>
}

export type GatedCall = {
  readonly call: Call
  readonly playerId: bigint | undefined
  readonly caller: Caller
  readonly now: Instant
}

export type ClosedGate = { readonly errcode: number; readonly text: LocalText }

/** Checks every call before it runs; undefined lets it pass. */
export type CallGate = (gated: GatedCall) => Promise<ClosedGate | undefined>

export type RefusedCall = {
  readonly call: Call
  readonly refusal: string
  /** The request as parsed by the contract. May hold secrets. */
  readonly input: Readonly<Record<string, unknown>>
  /** The signed-in caller, if any. */
  readonly holder: SessionHolder | undefined
  readonly caller: Caller
  readonly now: Instant
}

export type IncomingCall = { readonly body: unknown; readonly token: string | undefined; readonly caller: Caller }

/** Runs one call, in its turn if its handler has a line: a crowd that waits there holds no connection. */
export async function runCall(
  handler: Handler,
  incoming: IncomingCall,
  options: CallRunnerOptions,
): Promise<WireReply> {
  const endTurn = await handler.line?.enter(incoming.token ?? incoming.caller.ip)
  try {
    return await runNow(handler, incoming, options)
  } finally {
    endTurn?.()
  }
}

/** From parsed JSON to reply: authenticate, parse, decide, write, answer. */
async function runNow(handler: Handler, incoming: IncomingCall, options: CallRunnerOptions): Promise<WireReply> {
  const { call } = handler
  const now = options.clock.now()
  const identity = await identify(call, incoming.token, { authenticate: options.authenticate, now })
  const { language } = incoming.caller
  const unknown = refuseHolder({ call, holder: identity, language })
  if (unknown !== undefined) return unknown
  const parsed = v.safeParse(call.request, incoming.body, { abortPipeEarly: true, lang: language, message: tips.entry })
  if (!parsed.success) return invalidReply(parsed.issues.map(faultOf), language)

  const closed = await firstClosed({ call, playerId: identity?.playerId, caller: incoming.caller, now }, options)
  if (closed !== undefined) return refusalReply(closed.errcode, closed.text[language])
  const context = { input: parsed.output, identity, caller: incoming.caller, now }
  try {
    return await carryOut(handler, context, options)
  } catch (error) {
    if (!(error instanceof SentBefore)) throw error
    return refusalReply(commonErrcode.formSentBefore, texts.formSentBefore[language])
  }
}

type Context = {
  readonly input: Readonly<Record<string, unknown>>
  readonly identity: SessionHolder | undefined
  readonly caller: Caller
  readonly now: Instant
}

async function carryOut(handler: Handler, context: Context, options: CallRunnerOptions): Promise<WireReply> {
  const { call } = handler
  const outcome = await inScope(handler, context, options.db)
  if (outcome.kind === 'refusal') {
    const { identity: holder, ...request } = context
    await options.afterRefusal?.({ call, refusal: outcome.refusal, holder, ...request })
  }
  return replyOf({ call, outcome, language: context.caller.language }, options)
}

type HolderCheck = { readonly call: Call; readonly holder: SessionHolder | undefined; readonly language: Language }

/** Refuses a caller without a live session if the call requires one, or after too long an absence. */
function refuseHolder({ call, holder, language }: HolderCheck): WireReply | undefined {
  if ((call.access === 'player' || call.access === 'staff') && !holder) return faultReply(401, { language })
  if (call.presence !== 'recent' || !holder?.idle) return undefined
  return refusalReply(commonErrcode.passwordNeeded, texts.passwordNeeded[language])
}

async function firstClosed(gated: GatedCall, { gates = [] }: Pick<CallRunnerOptions, 'gates'>) {
  for (const gate of gates) {
    const closed = await gate(gated)
    if (closed !== undefined) return closed
  }
  return undefined
}

async function identify(
  call: Call,
  token: string | undefined,
  { authenticate, now }: { authenticate: Authenticate<SessionHolder>; now: number },
): Promise<SessionHolder | undefined> {
  if (call.access === 'anyone' || !token) return undefined
  return authenticate(token, { action: call.activity !== 'background', now })
}

/** Carries a refusal out of a transaction, so that it rolls back without being an error. */
class Rollback extends Error {
  readonly outcome: OutcomeOf<Call>
  constructor(outcome: OutcomeOf<Call>) {
    super('refused')
    this.outcome = outcome
  }
}

type Outcome = OutcomeOf<Call> | PreparedAnswer | WrittenAnswer

async function inScope(handler: Handler, context: Context, db: Database): Promise<Outcome> {
  if (!handler.transactional) return handler.run({ ...context, db } as unknown as HandlerContext)
  try {
    return await db.transaction(async (tx) => {
      const outcome = await onceFor(handler, context, tx)
      if (outcome.kind === 'refusal' || outcome.kind === 'invalid') throw new Rollback(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Rollback) return error.outcome
    throw error
  }
}

function onceFor(handler: Handler, context: Context, tx: Transaction): Promise<Outcome> {
  const { call } = handler
  const { identity, input, now } = context
  const run = () => handler.run({ ...context, tx } as unknown as HandlerContext)
  const reqId = requestIdOf(call, input)
  if (reqId === undefined || identity?.playerId === undefined) return run()
  return answerOnce(tx, { call, playerId: identity.playerId, reqId, input, now }, run)
}

type CallResult = { readonly call: Call; readonly outcome: Outcome; readonly language: Language }

function replyOf({ call, outcome, language }: CallResult, options: CallRunnerOptions): WireReply {
  if (outcome.kind === 'prepared') return { ...successReply({}), prepared: outcome.bodies }
  if (outcome.kind === 'written') return successReply(outcome.body)
  if (outcome.kind === 'invalid') return invalidReply(outcome.faults, language)
  if (outcome.kind === 'answer') return successReply(v.parse(call.response, outcome.body))
  const errcode = call.refusals[outcome.refusal]
  if (errcode === undefined) throw new Error(`${call.path} has no errcode for the refusal ${outcome.refusal}`)
  const text = options.refusalText({ call, refusal: outcome.refusal, language })
  if (errcode === commonErrcode.tryLater) {
    const seconds = Number(outcome.details.retryAfterSeconds ?? 60)
    return {
      ...faultReply(429, { retryAfterSeconds: seconds, language }),
      body: { code: 429, errcode, msg: text, ...outcome.details },
    }
  }
  return refusalReply(errcode, text, outcome.details)
}

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  return { field: v.getDotPath(issue) ?? '', key: issue.type, msg: issue.message }
}
