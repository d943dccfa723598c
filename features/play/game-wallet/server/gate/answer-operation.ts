import * as v from 'valibot'
import { type Op, type Operation, operations } from '#games/protocol/operations.ts'
import { mayBeCommitted } from '../store/bounded-transactions.store.ts'
import { authenticateLaunch } from './authenticate-launch.ts'
import type { KnownPlayers } from './known-players.ts'
import { requestFaultOf } from './request-fault.ts'
import { moveMoney, type Mover, orderOf, type ParsedOrder, replayedNonce } from '../move-money.ts'
import type { NonceClaim } from '../nonce-claim.ts'
import { readBalance, readTxStatus } from '../read-operations.ts'
import type { WalletDependencies } from '../wallet-dependencies.ts'
import type { Provider } from '../wallet-order.ts'
import type { WalletReply } from './wire-answer.ts'

export type Answerer = WalletDependencies & Mover & { readonly knownPlayers: KnownPlayers }

type ParsedOperation = { [O in Op]: { readonly op: O; readonly body: Operation<O> } }[Op]

type RequestOrigin = {
  readonly provider: Provider
  /** The claim of a signed request's nonce, until it is taken. */
  readonly nonce?: NonceClaim | undefined
}
type OperationRequest = RequestOrigin & { readonly json: unknown }

/** Answers one operation from its verified bytes. */
export const answerOperation = (
  op: Op,
  { bytes, ...signed }: { readonly bytes: Buffer; readonly provider: Provider; readonly nonce: NonceClaim },
  needs: Answerer,
): Promise<WalletReply> => performOperation(op, { json: jsonOf(bytes), ...signed }, needs)

/** Performs one operation of an authenticated provider. */
export async function performOperation(
  op: Op,
  { json, ...origin }: OperationRequest,
  needs: Answerer,
): Promise<WalletReply> {
  const parsed = v.safeParse(operations[op], json, { abortEarly: true })
  if (!parsed.success) return (await isFirst(origin, needs)) ? badRequest(json, parsed.issues[0]) : replayedNonce
  const body = parsed.output
  // Operations that move money take their nonce in the same transaction; the others take it here.
  if (isForBatch({ op, body, provider: origin.provider }, needs))
    return performParsed({ op, body } as ParsedOperation, origin, needs)
  if (!(await isFirst(origin, needs))) return replayedNonce
  return performParsed({ op, body } as ParsedOperation, { provider: origin.provider }, needs)
}

const badRequest = (json: unknown, issue: v.BaseIssue<unknown>): WalletReply => ({
  code: 'badRequest',
  reqId: reqIdOf(json),
  ...requestFaultOf(json, issue),
})

const isFirst = async ({ nonce }: RequestOrigin, { nonces }: Answerer): Promise<boolean> =>
  nonce === undefined || nonces.accept(nonce)

async function performParsed(parsed: ParsedOperation, origin: RequestOrigin, needs: Answerer): Promise<WalletReply> {
  try {
    return await answerParsed(parsed, origin, needs)
  } catch (error) {
    const { op, body } = parsed
    needs.log.error({ err: error, op, provider: origin.provider.id }, 'a wallet operation could not be answered')
    return { code: movesNothing.has(op) && !mayBeCommitted(error) ? 'tryLater' : 'unknown', reqId: body.reqId }
  }
}

const movesNothing: ReadonlySet<Op> = new Set(['authenticate', 'balance', 'txstatus'])

type ByProvider = { readonly op: Op; readonly body: Operation<Op>; readonly provider: Provider }

const isForBatch = ({ op, body, provider }: ByProvider, { knownPlayers }: Answerer): boolean => {
  const playerId = movesNothing.has(op) || body.playerId === undefined ? undefined : playerIdOf(body.playerId)
  return playerId !== undefined && knownPlayers.wasFound({ providerId: provider.id, playerId })
}

async function answerParsed(
  parsed: ParsedOperation,
  { provider, nonce }: RequestOrigin,
  needs: Answerer,
): Promise<WalletReply> {
  const { op, body } = parsed
  if (op === 'authenticate') return needs.db.transaction((tx) => authenticateLaunch(tx, { body, provider }, needs))
  if (op === 'txstatus') return readTxStatus({ body, provider }, needs)
  const playerId = playerIdOf(body.playerId)
  if (playerId === undefined || !(await needs.knownPlayers.isKnown({ providerId: provider.id, playerId }))) {
    return { code: 'playerNotFound', reqId: body.reqId }
  }
  if (op === 'balance') return readBalance({ body, provider, playerId }, needs)
  const order: ParsedOrder = parsed
  return moveMoney(orderOf(order, { provider, playerId, nonce, hashSession: needs.hashSession }), needs)
}

/** Players' ids are digits; any other text is an unknown player. */
const playerIdOf = (text: string): bigint | undefined => (/^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined)

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

const withReqId = v.object({ reqId: v.pipe(v.string(), v.maxLength(64)) })

/** Even an invalid request is answered under its own id, if that much can be parsed. */
function reqIdOf(json: unknown): string {
  const parsed = v.safeParse(withReqId, json)
  return parsed.success ? parsed.output.reqId : ''
}
