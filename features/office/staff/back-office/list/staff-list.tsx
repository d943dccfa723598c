import { type ReactNode, useRef, useState } from 'react'
import { instant } from '#core/clock/instant.ts'
import { formatTime } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { StaffListCall } from '#core/contract/staff-list.ts'
import type { CallQuery } from '#platform/browser/client/use-call-query.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Pager } from '#platform/office-ui/pager.tsx'
import { ListExportButton } from './list-export-button.tsx'
import { isFiltered, type ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { ListFilters } from '#platform/office-ui/list/list-filters.tsx'
import { ListKeysDialog } from '#platform/office-ui/list/list-keys-dialog.tsx'
import { ListViews } from './list-views.tsx'
import styles from './staff-list.module.css'
import { totalText } from '#platform/office-ui/list/total-text.ts'
import { useListKeys } from '#platform/office-ui/list/use-list-keys.ts'
import { type GivenQuestion, type ListRow, type StaffListReading, useStaffList } from './use-staff-list.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type StaffListProps<C extends StaffListCall> = {
  readonly call: C
  /** The list's accessible name. */
  readonly label: string
  readonly columns: readonly Column<ListRow<C>>[]
  readonly rowKey: (row: ListRow<C>) => string | number
  /** Shown if there are no rows at all; for filters without matches the list has its own text. */
  readonly empty: string
  readonly filters?: readonly ListFilter[]
  readonly given?: GivenQuestion
  readonly sort: string
  readonly refreshEveryMs?: number
  /** Content above the rows. */
  readonly beside?: (answer: ResponseOf<C>) => ReactNode
  /** Replaces the table for larger rows. */
  readonly draw?: (rows: readonly ListRow<C>[]) => ReactNode
}

const noFilters: readonly ListFilter[] = []
const nothingGiven: GivenQuestion = {}

/**
 * A list of the back office: filtered, sorted, paged and counted by the server, with saved views, export and keyboard.
 */
export function StaffList<C extends StaffListCall>(props: StaffListProps<C>) {
  const { call, label, filters = noFilters, given = nothingGiven, beside } = props
  const frame = useRef<HTMLDivElement>(null)
  const [isHelping, setHelping] = useState(false)
  const sorts = props.columns.flatMap((column) => (column.sorts ?? []).map(({ sort }) => sort))
  const list = useStaffList({
    call,
    filters,
    given,
    sorts,
    sortAtFirst: props.sort,
    refreshEveryMs: props.refreshEveryMs,
  })
  const { answer, failure, refresh } = list.query
  const onHelp = () => setHelping(true)
  useListKeys({ frame, onBack: list.goBack, onNext: list.goOn, onRefresh: () => void refresh(), onHelp })
  return (
    <div ref={frame} className={styles.list}>
      {answer && beside?.(answer)}
      {filters.length > 0 && (
        <ListFilters label={label} filters={filters} values={list.values} onShow={(values) => list.show({ values })} />
      )}
      <ListFailure {...list.query} />
      {failure?.kind !== 'refusal' && (
        <>
          <ListBar call={call} list={list} onHelp={onHelp} />
          <ListRows {...props} list={list} />
          <Pager page={list.page} hasMore={typeof answer?.next === 'string'} onBack={list.goBack} onNext={list.goOn} />
        </>
      )}
      <ListKeysDialog open={isHelping} onClose={() => setHelping(false)} />
    </div>
  )
}

/** Why a refetch failed, and the age of what is shown. */
function ListFailure({ answer, failure, answeredAt }: CallQuery<StaffListCall>) {
  if (!failure) return null
  const isStale = failure.kind !== 'refusal' && answer !== undefined
  return (
    <Notice tone={isStale ? 'warning' : 'danger'}>
      {isStale
        ? formatMessage(messages.shownAsOf, {
            failure: failureText(failure),
            time: formatTime(instant(answeredAt)),
          })
        : failureText(failure)}
    </Notice>
  )
}

type ListBarProps<C extends StaffListCall> = {
  readonly call: C
  readonly list: StaffListReading<C>
  readonly onHelp: () => void
}

function ListBar<C extends StaffListCall>({ call, list, onHelp }: ListBarProps<C>) {
  const { answer, refresh } = list.query
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {answer && list.total && countText(list.rowsBefore, answer.rows.length, totalText(list.total))}
      </p>
      <ListViews list={call.path} shown={list} onShow={list.show} />
      <ListExportButton list={call.path} question={list.question} />
      <IconButton icon="refresh" label={messages.refresh} onClick={() => void refresh()} />
      <IconButton icon="help" label={messages.shortcuts} onClick={onHelp} className={styles.help} />
    </div>
  )
}

function ListRows<C extends StaffListCall>(props: StaffListProps<C> & { readonly list: StaffListReading<C> }) {
  const { label, columns, rowKey, empty, filters = noFilters, draw, list } = props
  const { answer, failure } = list.query
  const rows: readonly ListRow<C>[] = answer?.rows ?? []
  if (draw && rows.length > 0) return draw(rows)
  const nothing = isFiltered(filters, list.values) ? messages.noMatches : empty
  const missing = failure ? messages.notLoaded : messages.loading
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      empty={answer ? nothing : missing}
      sort={list.sort}
      onSort={(sort) => list.show({ sort })}
    />
  )
}

const countText = (before: number, shown: number, total: string): string =>
  shown === 0
    ? messages.noRows
    : formatMessage(messages.rowRange, {
        first: (before + 1).toLocaleString('en-PH'),
        last: (before + shown).toLocaleString('en-PH'),
        total,
      })
