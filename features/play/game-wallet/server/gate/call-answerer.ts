import type { DirectAnswer, DirectCall } from '#platform/http/direct-routes.ts'
import type { Op } from '#games/protocol/operations.ts'
import { glwCode } from '#games/protocol/codes.ts'
import { answerText, glwHeader } from '#games/protocol/signed-text.ts'
import { bodyHashOf, signatureOf } from '#games/protocol/server/signature.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { type Outcome, recordWork } from '#platform/work/work.ts'
import type { RefusedCall } from '#platform/refused-calls/refused-calls.ts'
import { answerOperation, type Answerer } from './answer-operation.ts'
import type { ProviderRegistry } from './provider-registry.ts'
import type { RequestGate } from './request-gate.ts'
import { wireAnswer, type WalletReply } from './wire-answer.ts'

export type WalletCalls = {
  readonly gate: RequestGate
  readonly answerer: Answerer
  readonly providers: Pick<ProviderRegistry, 'keyOf'>
}
type Answer<Call> = (call: Call) => Promise<DirectAnswer>

/** Answers a body that is too long, signed with the secret of the key that it names: nothing of the body was read. */
export function createTooLongAnswerer(
  op: Op,
  { answerer, providers }: WalletCalls,
): Answer<Pick<DirectCall, 'headers'>> {
  return async ({ headers }) => {
    const now = answerer.clock.now()
    const keyId = headers[glwHeader.key]
    const key = typeof keyId === 'string' ? await providers.keyOf(keyId, now) : undefined
    const reply: WalletReply = { code: 'badRequest', reqId: '', field: '', fault: 'its body is longer than 64 KB.' }
    const body = JSON.stringify(wireAnswer(reply, { providerId: '', now }))
    answerer.refusedCalls.note(refusedCall(op, key?.provider.id, reply))
    answerer.metrics.observeCall({ path: `glw/${op}`, status: 413, errcode: glwCode.badRequest, ms: 0 })
    return { status: 413, headers: headersOf({ status: 413, body, time: String(now), secret: key?.secret }), body }
  }
}

/** Answers the signed calls of one operation, whichever route they came by. */
export function createCallAnswerer(op: Op, { gate, answerer }: WalletCalls): Answer<DirectCall> {
  const path = `glw/${op}`
  return async (call) => {
    const started = performance.now()
    const now = answerer.clock.now()
    const admission = await gate({ ...call, now })
    failpoint('wallet.admitted')
    const { key } = admission
    const admitted = performance.now()
    const answered: WalletReply =
      admission.kind === 'admitted'
        ? await answerOperation(
            op,
            { bytes: call.bytes, provider: admission.key.provider, nonce: admission.nonce },
            answerer,
          )
        : { code: admission.code, reqId: '', fault: admission.fault }
    const ledgerMs = performance.now() - admitted
    const status = admission.kind === 'turnedAway' ? admission.status : statusOf(answered)
    const body = JSON.stringify(wireAnswer(answered, { providerId: key?.provider.id ?? '', now }))
    failpoint('wallet.beforeAnswer')
    const ms = performance.now() - started
    if (answered.code !== 'ok') answerer.refusedCalls.note(refusedCall(op, key?.provider.id, answered))
    answerer.metrics.observeCall({ path, status, errcode: glwCode[answered.code], ms })
    recordWork({
      kind: 'gameCall',
      name: path,
      outcome: outcomeOf(answered, status),
      ms,
      parts: [['ledger', ledgerMs]],
    })
    return { status, headers: headersOf({ status, body, time: String(now), secret: key?.secret }), body }
  }
}

const outcomeOf = ({ code }: WalletReply, status: number): Outcome => {
  if (status >= 500) return 'failed'
  return code === 'ok' ? 'done' : 'refused'
}

/** A refusal is logged with the provider's own request number, which the provider can look up. */
const refusedCall = (op: Op, caller = '', { code, reqId, field, fault }: WalletReply): RefusedCall => ({
  door: 'glw',
  caller,
  what: op,
  code,
  detail: [reqId && `request ${reqId}`, field, fault].filter(Boolean).join(' · '),
})

/** Every business answer is 200; 429 and 5xx mean that a retry makes sense. */
function statusOf({ code }: WalletReply): number {
  if (code === 'rateLimited') return 429
  if (code === 'badSignature') return 401
  return code === 'unknown' ? 503 : 200
}

type AnswerToSign = {
  readonly status: number
  readonly body: string
  readonly time: string
  readonly secret: string | undefined
}

const everyAnswer = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store']

function headersOf({ status, body, time, secret }: AnswerToSign): string[] {
  const headers = [...everyAnswer]
  if (status === 429) headers.push('retry-after', '1')
  if (secret !== undefined) {
    const signature = signatureOf(secret, answerText({ time, status, bodyHash: bodyHashOf(body) }))
    headers.push(glwHeader.time, time, glwHeader.signature, signature)
  }
  return headers
}
