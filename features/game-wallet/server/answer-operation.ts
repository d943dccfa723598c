import * as v from 'valibot'
import { type Op, type Operation, operations } from '#games/protocol/operations.ts'
import { mayBeCommitted } from './bounded-transactions.store.ts'
import { authenticateLaunch } from './authenticate-launch.ts'
import { moveMoney, type Mover, orderOf, type ParsedOrder } from './move-money.ts'
import { readBalance, readTxStatus } from './read-operations.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'
import type { Provider } from './wallet-order.ts'
import type { WalletReply } from './wire-answer.ts'

export type Answerer = WalletDependencies & Mover & { readonly isKnownPlayer: (playerId: bigint) => Promise<boolean> }

type Parsed = { [O in Op]: { readonly op: O; readonly body: Operation<O> } }[Op]

/** One operation from its bytes, whose signature is proven, to its answer. */
export const answerOperation = (
  op: Op,
  { bytes, provider }: { readonly bytes: Buffer; readonly provider: Provider },
  needs: Answerer,
): Promise<WalletReply> => performOperation(op, { json: jsonOf(bytes), provider }, needs)

/** One operation of a provider who is known to have asked for it. */
export async function performOperation(
  op: Op,
  { json, provider }: { readonly json: unknown; readonly provider: Provider },
  needs: Answerer,
): Promise<WalletReply> {
  const parsed = v.safeParse(operations[op], json, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { code: 'badRequest', reqId: reqIdOf(json), field: v.getDotPath(issue) ?? '', fault: issue.message }
  }
  try {
    return await answerParsed({ op, body: parsed.output } as Parsed, provider, needs)
  } catch (error) {
    needs.log.error({ err: error, op, provider: provider.id }, 'an operation of a game could not be answered')
    return { code: movesNothing.has(op) && !mayBeCommitted(error) ? 'tryLater' : 'unknown', reqId: parsed.output.reqId }
  }
}

const movesNothing: ReadonlySet<Op> = new Set(['authenticate', 'balance', 'txstatus'])

async function answerParsed(parsed: Parsed, provider: Provider, needs: Answerer): Promise<WalletReply> {
  const { op, body } = parsed
  if (op === 'authenticate') return needs.db.transaction((tx) => authenticateLaunch(tx, { body, provider }, needs))
  if (op === 'txstatus') return readTxStatus({ body, provider }, needs)
  const playerId = playerIdOf(body.playerId)
  if (playerId === undefined || !(await needs.isKnownPlayer(playerId))) {
    return { code: 'playerNotFound', reqId: body.reqId }
  }
  if (op === 'balance') return readBalance({ body, provider, playerId }, needs)
  const order: ParsedOrder = parsed
  return moveMoney(orderOf(order, { provider, playerId, hashSession: needs.hashSession }), needs)
}

/** Players' ids are digits; what else a provider may send is nobody. */
const playerIdOf = (text: string): bigint | undefined => (/^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined)

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

const withReqId = v.object({ reqId: v.pipe(v.string(), v.maxLength(64)) })

/** Also a request that cannot be read is answered under its own number, if that much can be read. */
function reqIdOf(json: unknown): string {
  const parsed = v.safeParse(withReqId, json)
  return parsed.success ? parsed.output.reqId : ''
}
