import * as v from 'valibot'
import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { ProviderWallet } from './adapter.ts'

export type Message<Reply extends WalletReply> = (
  received: unknown,
  wallet: ProviderWallet,
) => Promise<Reply | WalletReply>

/** One kind of message: its schema, and the wallet operation it maps to. */
export const message =
  <Schema extends v.GenericSchema, Reply extends WalletReply>(
    schema: Schema,
    handle: (message: v.InferOutput<Schema>, wallet: ProviderWallet) => Promise<Reply>,
  ): Message<Reply> =>
  async (received, wallet) => {
    const parsed = v.safeParse(schema, received, { abortEarly: true })
    if (parsed.success) return handle(parsed.output, wallet)
    const [issue] = parsed.issues
    return { code: 'badRequest', reqId: '', field: v.getDotPath(issue) ?? '', fault: issue.message }
  }

/** Undefined: not JSON, which no schema accepts. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
