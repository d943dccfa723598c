import type { IncomingHttpHeaders } from 'node:http'
import type { Instant } from '#core/clock/instant.ts'
import type { AdapterName, WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { GlwCodeName } from '#games/protocol/codes.ts'
import type { Op, OperationRequest } from '#games/protocol/operations.ts'

/** A received message, unparsed. */
export type ReceivedCall = {
  /** Relative to the provider's own address. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

/** What a message is verified with: a shared secret, or the other side's public key. */
export type AdapterKey = { readonly keyId: string; readonly secret: string }

export type AdapterAnswer = {
  readonly status: number
  readonly body: object
  /** The wallet's result, for monitoring. */
  readonly code: GlwCodeName
}

/** The wallet for one provider and one message. */
export type ProviderWallet = {
  readonly now: Instant
  readonly perform: <O extends Op>(op: O, request: OperationRequest<O>) => Promise<WalletReply>
  /** Opens the session of a launch token, or finds it already open. */
  readonly enter: (launch: { launchToken: string; gameCode: string; reqId: string }) => Promise<WalletReply>
  /** The session of a launch token, open or not. */
  readonly sessionOf: (launchToken: string) => string
  /** The wallet's own number of a transaction. */
  readonly numberOf: (txId: string) => string
}

/** The protocol of one aggregator. */
export type Adapter = {
  readonly name: AdapterName
  readonly paths: readonly `/${string}`[]
  /** Whether the raw bytes were signed with this key. */
  readonly isSigned: (call: ReceivedCall, key: AdapterKey) => boolean
  readonly answer: (call: ReceivedCall, wallet: ProviderWallet) => Promise<AdapterAnswer>
  /** A refusal in the aggregator's own format: for rejected callers and for faults. */
  readonly refuse: (code: GlwCodeName, call: ReceivedCall) => AdapterAnswer
}
