import { useState } from 'react'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { ListTotal, StaffListCall } from '#core/contract/staff-list.ts'
import type { CallQuery } from '#platform/browser/client/use-call-query.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { type FilterValues, type ListFilter, questionOf } from '#platform/office-ui/list/list-filter.ts'
import { useListAddress } from '#platform/office-ui/list/use-list-address.ts'

export type ListRow<C extends StaffListCall> = ResponseOf<C>['rows'][number]
/** Query parameters besides the filters: the page's player, the open tab. */
export type GivenQuestion = Readonly<Record<string, string | number | boolean>>

type ListState = {
  /** The query of these pages: another query starts with its first page. */
  readonly of: string
  /** Where each visited page began, and the number of rows before it. */
  readonly pages: readonly { readonly after: string | null; readonly before: number }[]
  readonly total: ListTotal | undefined
}

export type StaffListReading<C extends StaffListCall> = {
  readonly values: FilterValues
  readonly sort: string
  readonly query: CallQuery<C>
  readonly question: Readonly<Record<string, string | number | boolean>>
  readonly total: ListTotal | undefined
  readonly rowsBefore: number
  readonly page: number
  readonly show: (change: { readonly values?: FilterValues; readonly sort?: string }) => void
  readonly goBack: () => void
  readonly goOn: () => void
}

type UseStaffList<C extends StaffListCall> = {
  readonly call: C
  readonly filters: readonly ListFilter[]
  readonly given: GivenQuestion
  readonly sorts: readonly string[]
  readonly sortAtFirst: string
  readonly refreshEveryMs?: number | undefined
}

const firstPage = [{ after: null, before: 0 }]

/** A list's state: filters, order, and open page. */
export function useStaffList<C extends StaffListCall>(props: UseStaffList<C>): StaffListReading<C> {
  const { call, filters, given, sorts, sortAtFirst, refreshEveryMs } = props
  const { values, sort, key, show } = useListAddress({ filters, sorts, sortAtFirst })
  const [turned, setState] = useState<ListState>({ of: key, pages: firstPage, total: undefined })
  const state = turned.of === key ? turned : { of: key, pages: firstPage, total: undefined }
  const { pages } = state
  const { after, before } = pages.at(-1) ?? { after: null, before: 0 }
  const question = { ...given, ...questionOf(filters, values), sort }
  // The filters are named after the call's parameters; the server's schema rejects invalid ones.
  const request = { ...question, after } as RequestOf<C>
  const query = useStaffQuery(call, request, refreshEveryMs === undefined ? {} : { refreshEveryMs })
  const answer = query.answer
  // Only in the first page's answer, and kept for the others.
  const total = answer?.total ?? state.total
  if (total !== state.total) setState({ ...state, total })

  return {
    values,
    sort,
    query,
    question,
    total,
    rowsBefore: before,
    page: pages.length,
    show: (change) => {
      setState({ of: '', pages: firstPage, total: undefined })
      show(change)
    },
    goBack: () => setState({ ...state, pages: pages.length > 1 ? pages.slice(0, -1) : pages }),
    goOn: () => {
      if (!answer?.next || query.refreshing) return
      setState({ ...state, pages: [...pages, { after: answer.next, before: before + answer.rows.length }] })
    },
  }
}
