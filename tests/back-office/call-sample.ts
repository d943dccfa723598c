import type { Call, RequestOf } from '#core/contract/call.ts'
import type { TestBackOffice } from '../support/test-back-office.ts'

export type StaffSample = {
  readonly call: Call
  /** A request that is granted to whoever may make it, whenever it is made; `by` is the e-mail of who will make it. */
  readonly requestOf: (office: TestBackOffice, playerId: number, by?: string) => Promise<Record<string, unknown>>
}

export const sample = <C extends Call>(
  call: C,
  requestOf: (office: TestBackOffice, playerId: number, by?: string) => RequestOf<C> | Promise<RequestOf<C>>,
): StaffSample => ({
  call,
  requestOf: async (office, playerId, by) => ({ ...(await requestOf(office, playerId, by)) }),
})
