import { AsyncLocalStorage } from 'node:async_hooks'

const requestIds = new AsyncLocalStorage<string>()

/** Every log line written within the work, however deep, carries the id of the request that caused it. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requestIds.run(requestId, work)

export const currentRequestId = (): string | undefined => requestIds.getStore()
