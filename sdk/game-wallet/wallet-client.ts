import { walletOrigin } from './wallet-origin.ts'
import { hasPlayer } from './read-answer.ts'
import { type Repetition, repeatAttempts } from './repeat-attempts.ts'
import { type Line, sendOnce, type WalletFetch } from './send-once.ts'
import { createSigner } from './signing.ts'
import type { WalletReply } from './wallet-reply.ts'
import type * as wire from './wire-types.ts'

export type WalletClientOptions = {
  /** The wallet's address without a path, such as `https://wallet.example.ph`. */
  readonly baseUrl: string
  /** The id of your key, and its secret as it was shown. */
  readonly keyId: string
  readonly secret: string
  readonly fetch?: WalletFetch
  /** Unix time in milliseconds. */
  readonly clock?: () => number
  /** 16 to 64 characters of `A–Z a–z 0–9 _ -`, never the same twice. */
  readonly nonce?: () => string
  readonly wait?: (ms: number) => Promise<void>
  /** From 0 to 1: spreads the repetitions of many callers. */
  readonly random?: () => number
  /** How long one attempt may take: 4,000 ms, which GLW/1 asks for at least. */
  readonly timeoutMs?: number
  /** Attempts of one call: 4, which GLW/1 allows while a player waits. */
  readonly attemptsMax?: number
}

/** One method for each operation of GLW/1. A method never throws because of the wallet or the network. */
export type WalletClient = {
  readonly authenticate: (
    request: wire.AuthenticateRequest,
  ) => Promise<WalletReply<wire.WalletAnswer & wire.AuthenticatedPlayer>>
  readonly balance: (request: wire.BalanceRequest) => Promise<WalletReply>
  readonly bet: (request: wire.BetRequest) => Promise<WalletReply>
  readonly win: (request: wire.WinRequest) => Promise<WalletReply>
  readonly betwin: (request: wire.BetwinRequest) => Promise<WalletReply>
  readonly rollback: (request: wire.RollbackRequest) => Promise<WalletReply>
  readonly endround: (request: wire.EndroundRequest) => Promise<WalletReply>
  readonly promo: (request: wire.PromoRequest) => Promise<WalletReply>
  readonly adjust: (request: wire.AdjustRequest) => Promise<WalletReply>
  readonly txstatus: (request: wire.TxstatusRequest) => Promise<WalletReply>
}

/** A provider's side of GLW/1: signs, waits for so long, verifies, and repeats what may be repeated. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  const { clock = Date.now, nonce = () => crypto.randomUUID(), timeoutMs = 4_000 } = options
  const { attemptsMax = 4, wait = pause, random = Math.random } = options
  const line: Line = {
    origin: walletOrigin(options),
    keyId: options.keyId,
    signer: createSigner(options.secret),
    fetch: options.fetch ?? fetch,
    clock,
    nonce,
    timeoutMs,
  }
  const perform = (operation: string, given: wire.RequestFields, repeats: Repetition): Promise<WalletReply> => {
    const common = { reqId: crypto.randomUUID(), currency: 'PHP', ts: new Date(clock()).toISOString() }
    const request = { ...common, ...withoutUndefined(given) }
    const message = { path: `/glw/v1/${operation}`, body: JSON.stringify(request), reqId: request.reqId }
    return repeatAttempts(() => sendOnce(message, line), { repeats, attemptsMax, wait, random })
  }
  return {
    authenticate: async (request) => playerReply(await perform('authenticate', request, 'ifNotApplied')),
    balance: (request) => perform('balance', request, 'always'),
    bet: (request) => perform('bet', request, 'ifNotApplied'),
    win: (request) => perform('win', request, 'always'),
    betwin: (request) => perform('betwin', request, 'ifNotApplied'),
    rollback: (request) => perform('rollback', request, 'always'),
    endround: (request) => perform('endround', request, 'always'),
    promo: (request) => perform('promo', request, 'always'),
    adjust: (request) => perform('adjust', request, 'always'),
    txstatus: (request) => perform('txstatus', request, 'always'),
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

function playerReply(reply: WalletReply): WalletReply<wire.WalletAnswer & wire.AuthenticatedPlayer> {
  if (reply.kind !== 'ok') return reply
  const { answer } = reply
  if (!hasPlayer(answer)) return { kind: 'unknown', cause: 'The answer opens no session.', answer }
  return { kind: 'ok', answer }
}

const withoutUndefined = (request: wire.RequestFields): wire.RequestFields =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
