import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { ping } from '../contract.ts'

/** The reply carries the server's clock: countdowns in the client survive a device that is wrong about the time. */
export const pingHandler = handleOutsideTransaction(ping, async ({ now }) => answer({ serverTime: now }))
