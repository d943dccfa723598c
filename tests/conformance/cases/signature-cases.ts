import { randomUUID } from 'node:crypto'
import { type ConformanceCase, expectReply } from '../conformance-case.ts'
import type { Deviation, WalletUnderTest } from '../wallet-under-test.ts'

const ask = ({ ask, id }: WalletUnderTest, deviation: Deviation) => ask('txstatus', { txId: id('none') }, deviation)
const sixMinutesMs = 360_000

export const signatureCases: readonly ConformanceCase[] = [
  {
    says: 'a bad signature, or a body that was changed after signing, answers 401 and 21',
    run: async (wallet) => {
      expectReply(await ask(wallet, { secret: 'not the secret' }), { status: 401, code: 21 })
      expectReply(await ask(wallet, { bodySent: (signed) => `${signed} ` }), { status: 401, code: 21 })
    },
  },
  {
    says: 'a clock that is off by more than five minutes answers 401 and 22',
    run: async (wallet) => {
      expectReply(await ask(wallet, { timeMs: Date.now() - sixMinutesMs }), { status: 401, code: 22 })
      expectReply(await ask(wallet, { timeMs: Date.now() + sixMinutesMs }), { status: 401, code: 22 })
    },
  },
  {
    says: 'a nonce is taken once',
    run: async (wallet) => {
      const nonce = randomUUID()
      expectReply(await ask(wallet, { nonce }), { status: 200, code: 10 })
      expectReply(await ask(wallet, { nonce }), { status: 401, code: 21 })
    },
  },
]
