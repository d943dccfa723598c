import { channel } from 'node:diagnostics_channel'
import type { Log } from '../log/log.ts'

export type RefusedCertificate = { readonly service: string; readonly host: string; readonly why: string }

const refused = channel('bituin.certificateRefused')

const unknownIssuer = 'its certificate is of an issuer that is not trusted'
/** By Node's code, or by OpenSSL's words where a library puts a code of its own in the place of Node's. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^CERT_HAS_EXPIRED$|^certificate has expired/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$|^certificate is not yet valid/, 'its certificate is not valid yet'],
  [/^SELF_SIGNED_CERT_IN_CHAIN$|^self-signed certificate in certificate chain/, unknownIssuer],
  [/^DEPTH_ZERO_SELF_SIGNED_CERT$|^self-signed certificate/, 'its certificate is self-signed'],
  [/^UNABLE_TO_GET_ISSUER_CERT|^unable to get (local )?issuer certificate/, unknownIssuer],
  [/^UNABLE_TO_VERIFY_LEAF_SIGNATURE$|^unable to verify the first certificate/, unknownIssuer],
  [/^CERT_REVOKED$|^certificate revoked/, 'its certificate was revoked'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$|^Hostname\/IP does not match/, 'its certificate is for another host'],
]
const depthMax = 4

/** Why a certificate was not accepted; undefined: the call failed for another reason. `fetch` hides it in the cause. */
export function certificateFault(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > depthMax) return undefined
  const { code, message, cause } = error as Error & { readonly code?: unknown }
  const found = reasons.find(([sign]) => (typeof code === 'string' && sign.test(code)) || sign.test(message))
  return found?.[1] ?? certificateFault(cause, depth + 1)
}

/**
 * Says that a call was not made because of a certificate. Callers treat it as any call that failed; whoever operates the
 * product has to know, because it does not pass by itself.
 */
export function noteCertificate(error: unknown, { service, host }: Omit<RefusedCertificate, 'why'>): void {
  const why = certificateFault(error)
  if (why !== undefined) refused.publish({ service, host, why } satisfies RefusedCertificate)
}

/** Writes every refused certificate into the log, until the returned function is called. */
export function logRefusedCertificates(log: Pick<Log, 'error'>): () => void {
  const write = (noted: unknown): void => {
    const { service, host, why } = noted as RefusedCertificate
    log.error({ service, host, why }, `nothing was sent to ${host}: ${why}`)
  }
  refused.subscribe(write)
  return () => {
    refused.unsubscribe(write)
  }
}
