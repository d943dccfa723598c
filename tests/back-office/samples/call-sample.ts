import type { Call, RequestOf } from '#core/contract/call.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

export type StaffSample = {
  readonly call: Call
  /** A pending request, valid for any maker at any time; `by` is the maker's e-mail. */
  readonly requestOf: (office: TestBackOffice, playerId: number, by?: string) => Promise<Record<string, unknown>>
}

export const sample = <C extends Call>(
  call: C,
  requestOf: (office: TestBackOffice, playerId: number, by?: string) => RequestOf<C> | Promise<RequestOf<C>>,
): StaffSample => ({
  call,
  requestOf: async (office, playerId, by) => ({ ...(await requestOf(office, playerId, by)) }),
})
