import { createWalletClient, type WalletReply } from '../../sdk/game-wallet/index.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import type { Op } from '#games/protocol/operations.ts'
import type { Reply, WalletUnderTest } from '#tests/conformance/wallet-under-test.ts'

type Address = { readonly url: string; readonly key: GlwKey }

/**
 * The same wallet, spoken to by the SDK. Requests that break the rule are not sent by it: with another secret it could
 * not believe the answer.
 */
export function sdkWallet(wallet: WalletUnderTest, { url, key }: Address): WalletUnderTest {
  let status = 0
  const client = createWalletClient({
    baseUrl: url,
    keyId: key.id,
    secret: key.secret,
    timeoutMs: 10_000,
    // A case counts what each request does.
    attemptsMax: 1,
    fetch: async (address, init) => {
      const response = await fetch(address, init)
      ;({ status } = response)
      return response
    },
  })
  const ask: WalletUnderTest['ask'] = async (op, fields, deviation) => {
    if (deviation !== undefined) return wallet.ask(op, fields, deviation)
    // A case leaves out what a request needs, too.
    const operation = client[op] as (request: typeof fields) => Promise<WalletReply>
    return replyOf(op, await operation(fields), status)
  }
  return {
    ...wallet,
    ask,
    player: async (coin) => {
      const player = await wallet.bench.newPlayer(coin)
      const { session } = await ask('authenticate', { launchToken: player.launchToken, gameCode: player.gameCode })
      if (session === undefined) throw new Error('a fresh launch token opened no session')
      return { ...player, session }
    },
    balance: async ({ playerId }) => {
      const { launchToken, gameCode } = await wallet.bench.launch(playerId)
      return (await ask('authenticate', { launchToken, gameCode })).balance ?? Number.NaN
    },
  }
}

function replyOf(op: Op, { kind, answer }: WalletReply, status: number): Reply {
  if (answer === undefined) throw new Error(`the SDK found no answer to ${op}: ${kind}`)
  return { ...answer, status }
}
