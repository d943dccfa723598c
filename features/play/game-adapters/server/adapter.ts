import type { IncomingHttpHeaders } from 'node:http'
import type { Instant } from '#core/clock/instant.ts'
import type { AdapterName, WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { GlwCodeName } from '#games/protocol/codes.ts'
import type { Op, OperationRequest } from '#games/protocol/operations.ts'

/** A message as it came. */
export type ReceivedCall = {
  /** Below the provider's own address. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

/** What proves a message: a shared secret, or the public key of the other side. */
export type AdapterKey = { readonly keyId: string; readonly secret: string }

export type AdapterAnswer = {
  readonly status: number
  readonly body: object
  /** What the wallet said, for those who watch. */
  readonly code: GlwCodeName
}

/** The wallet, for one provider and one message. */
export type ProviderWallet = {
  readonly now: Instant
  readonly perform: <O extends Op>(op: O, request: OperationRequest<O>) => Promise<WalletReply>
  /** Opens the session of a launch token, or finds it open. */
  readonly enter: (launch: { launchToken: string; gameCode: string; reqId: string }) => Promise<WalletReply>
  /** The session of a launch token, be it open or not. */
  readonly sessionOf: (launchToken: string) => string
  /** The wallet's own number of a transaction. */
  readonly numberOf: (txId: string) => string
}

/** One aggregator's way of speaking. */
export type Adapter = {
  readonly name: AdapterName
  readonly paths: readonly `/${string}`[]
  /** Whether the bytes as they came were signed with this key. */
  readonly isSigned: (call: ReceivedCall, key: AdapterKey) => boolean
  readonly answer: (call: ReceivedCall, wallet: ProviderWallet) => Promise<AdapterAnswer>
  /** In the aggregator's own words: for who is not let in, and for what went wrong. */
  readonly refuse: (code: GlwCodeName, call: ReceivedCall) => AdapterAnswer
}
