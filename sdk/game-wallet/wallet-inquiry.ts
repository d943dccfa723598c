import { bodyHash, createSigner, isTimely, requestText } from './signing.ts'

export type WalletInquiry = {
  /** Of your key, as it was shown. With two live keys, choose by the header `X-GLW-Key`. */
  readonly secret: string
  /** As it was requested, without the origin. */
  readonly path: string
  /** Of the request: `x-glw-time`, `x-glw-nonce` and `x-glw-sign`. */
  readonly headers: { readonly time: string; readonly nonce: string; readonly signature: string }
  /** As it arrived, before it is parsed. */
  readonly body: string
  /** Unix time in milliseconds. */
  readonly now: number
}

/** Whether the wallet sent this request, in the last five minutes: one of `/glw-provider/v1/`. */
export async function isFromWallet({ secret, path, headers, body, now }: WalletInquiry): Promise<boolean> {
  const { time, nonce, signature } = headers
  if (!isTimely(time, now)) return false
  return createSigner(secret).verify(requestText(time, nonce, path, await bodyHash(body)), signature)
}
