import { useRef } from 'react'
import type { Call } from '#core/contract/call.ts'
import { isSettled, type Reply } from '#core/contract/client.ts'

/** An idempotency key for a request: a new one for each, and the same one while its outcome is unknown. */
export function useRequestId() {
  const open = useRef<{ readonly fingerprint: string; readonly reqId: string }>(undefined)
  return {
    /** `fingerprint` distinguishes this request from another. */
    idFor: (fingerprint: string): string => {
      if (open.current?.fingerprint !== fingerprint) open.current = { fingerprint, reqId: newId() }
      return open.current.reqId
    },
    settle: (reply: Reply<Call>): void => {
      if (isSettled(reply)) open.current = undefined
    },
  }
}

/** The same for several requests at a time: each keeps its key until its own outcome is known. */
export function useRequestIds() {
  const open = useRef(new Map<string, string>())
  return {
    idFor: (fingerprint: string): string => {
      const reqId = open.current.get(fingerprint) ?? newId()
      open.current.set(fingerprint, reqId)
      return reqId
    },
    settle: (fingerprint: string, reply: Reply<Call>): void => {
      if (isSettled(reply)) open.current.delete(fingerprint)
    },
  }
}

/** Not `randomUUID`: browsers withhold it from pages without TLS, such as an installation on a private network. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
