import { useRef } from 'react'
import type { Call } from '#core/contract/call.ts'
import { isSettled, type Reply } from '#core/contract/client.ts'

/** The id of a wish: a new one for each, and the same one for as long as nobody knows what came of it. */
export function useWishId() {
  const open = useRef<{ readonly asked: string; readonly reqId: string }>(undefined)
  return {
    /** `asked` tells this wish from another. */
    idFor: (asked: string): string => {
      if (open.current?.asked !== asked) open.current = { asked, reqId: newId() }
      return open.current.reqId
    },
    settle: (reply: Reply<Call>): void => {
      if (isSettled(reply)) open.current = undefined
    },
  }
}

/** Not `randomUUID`, which browsers keep from pages without TLS: a house in one's own network has none. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
