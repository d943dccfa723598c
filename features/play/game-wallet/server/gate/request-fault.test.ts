import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Op, operations } from '#games/protocol/operations.ts'
import { requestFaultOf } from './request-fault.ts'

const faultOf = (op: Op, json: unknown) => {
  const parsed = v.safeParse(operations[op], json, { abortEarly: true })
  return parsed.success ? undefined : requestFaultOf(json, parsed.issues[0])
}

const common = { reqId: 'q', currency: 'PHP', ts: '2026-11-21T00:00:00Z', playerId: '7' }
const bet = { ...common, gameCode: 'g', roundId: 'r', txId: 't', session: 'A'.repeat(22), amount: 100 }
const { amount: _, ...withoutAmount } = bet

test.each([
  ['bet', withoutAmount, 'amount', 'amount is missing.'],
  ['bet', { ...bet, amount: '100' }, 'amount', 'amount: Give centavos as a number without quotes.'],
  ['bet', { ...bet, amount: 1.5 }, 'amount', 'amount: Give whole centavos: ₱12.50 is 1250.'],
  ['bet', { ...bet, amount: -1 }, 'amount', 'amount: Give 0 or more centavos.'],
  ['bet', { ...bet, amount: 10_000_000_001 }, 'amount', 'amount: Give at most 10,000,000,000 centavos.'],
  ['bet', { ...bet, playerId: 7 }, 'playerId', 'playerId has to be text in quotes, not a number.'],
  ['bet', { ...bet, playerId: null }, 'playerId', 'playerId has to be text in quotes, not null.'],
  ['bet', { ...bet, txId: 'a b' }, 'txId', 'txId: Give 1 to 64 letters, digits or _ . : -'],
  ['bet', { ...bet, ts: '2026-11-21' }, 'ts', 'ts: Give a time in UTC with a Z, such as 2026-11-23T06:00:00.000Z.'],
  ['bet', { ...bet, betType: 'X' }, 'betType', 'betType has to be one of NORMAL, FEATURE_BUY, TIP, not this text.'],
  ['bet', { ...bet, endRound: 1 }, 'endRound', 'endRound has to be true or false, without quotes, not a number.'],
  ['bet', { ...bet, meta: { wagers: {} } }, 'meta.wagers', 'meta.wagers has to be a list, not an object.'],
  ['bet', { ...bet, freeRoundId: 'f' }, 'amount', 'amount: With freeRoundId the amount is 0.'],
  ['endround', { ...bet, totals: [] }, 'totals.bet', 'totals.bet is missing.'],
  [
    'adjust',
    { ...common, txId: 't', refRoundId: 'r', signedAmount: 0 },
    'signedAmount',
    'signedAmount: Give centavos above or below 0.',
  ],
  [
    'rollback',
    { ...common, txId: 't', scope: 'ROUND' },
    'roundId',
    'roundId: Name the round: the scope ROUND needs it.',
  ],
  ['bet', undefined, '', 'its body is not JSON in UTF-8.'],
  ['bet', 'text', '', 'its body has to be one JSON object.'],
  ['bet', [], 'reqId', 'its body has to be one JSON object.'],
] as const)('%s of %o: %s is at fault, in words: %s', (op, json, field, fault) => {
  expect(faultOf(op, json)).toEqual({ field, fault })
})

test('what was sent is not repeated, so that no token and no player’s data is kept with a refused call', () => {
  const secret = 'a-token-that-nobody-may-read!'
  for (const field of ['session', 'txId', 'betType', 'playerId', 'ts', 'amount', 'reqId', 'currency'] as const) {
    expect(faultOf('bet', { ...bet, [field]: secret })?.fault).not.toContain('token-that')
  }
})
