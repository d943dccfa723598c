import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { viewSegment } from '../contract.ts'
import { ruleText } from '../rule-text.ts'
import { messages } from './messages/en.ts'
import styles from './segment-page.module.css'

type View = ResponseOf<typeof viewSegment>
type Use = View['uses'][number]
type Version = View['versions'][number]

/** The size by day, the messages that used the segment, and its versions. */
export const SegmentHistory = ({ size, days, uses, versions }: View) => (
  <div className={styles.history}>
    {days.length > 0 && (
      <Card title={messages.sizeByDay}>
        {size && <p className={styles.note}>{sizeText(size)}</p>}
        <SizeChart days={days} />
      </Card>
    )}
    <Card title={messages.usedBy} flush>
      <DataTable
        label={messages.usedBy}
        columns={useColumns}
        rows={uses}
        rowKey={({ at, title }) => `${at} ${title}`}
        empty={messages.usesEmpty}
      />
    </Card>
    {versions.length > 1 && (
      <Card title={messages.versions} flush>
        <DataTable
          label={messages.versions}
          columns={versionColumns}
          rows={versions}
          rowKey={({ version }) => version}
          empty=""
        />
      </Card>
    )}
  </div>
)

const sizeText = ({ players, leftOut, measuredAt }: NonNullable<View['size']>): string =>
  formatMessage(messages.sizeLine, {
    count: players.toLocaleString('en-PH'),
    leftOut: leftOut.toLocaleString('en-PH'),
    time: formatInstant(measuredAt),
  })

const [height, step] = [100, 10]

function SizeChart({ days }: Pick<View, 'days'>) {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  if (days.length === 1)
    return <p className={styles.note}>{formatMessage(messages.oneDay, { day: formatDay(first.day) })}</p>
  const most = Math.max(...days.map(({ players }) => players))
  const at = (players: number) => (most === 0 ? height : ((most - players) * height) / most)
  const width = (days.length - 1) * step
  const line = days.map(({ players }, index) => `${index === 0 ? 'M' : 'L'}${index * step} ${at(players)}`).join('')
  const label = formatMessage(messages.sizeChart, {
    first: first.players.toLocaleString('en-PH'),
    firstDay: formatDay(first.day),
    last: last.players.toLocaleString('en-PH'),
    lastDay: formatDay(last.day),
    most: most.toLocaleString('en-PH'),
  })
  return (
    <div className={styles.chartFrame}>
      <div className={styles.amounts} aria-hidden="true">
        <span>{most.toLocaleString('en-PH')}</span>
        <span>0</span>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.area} d={`${line}L${width} ${height}L0 ${height}Z`} />
        <path className={styles.line} d={line} />
      </svg>
      <div className={styles.days} aria-hidden="true">
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </div>
    </div>
  )
}

const states: Readonly<Record<Use['state'], { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  waiting: { tone: 'warning', text: messages.waiting },
  approved: { tone: 'success', text: messages.approved },
  refused: { tone: 'danger', text: messages.refused },
  withdrawn: { tone: 'neutral', text: messages.withdrawn },
  expired: { tone: 'neutral', text: messages.expired },
}

const useColumns: readonly Column<Use>[] = [
  { name: messages.message, cell: ({ title }) => title },
  {
    name: messages.status,
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
    tight: true,
  },
  {
    name: messages.requestedManila,
    cell: ({ at, by }) => <TwoLines first={formatInstant(at)} second={by} />,
    tight: true,
  },
]

const versionColumns: readonly Column<Version>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true, numeric: true },
  { name: messages.conditions, cell: (version) => <TwoLines first={version.name} second={ruleText(version)} /> },
  {
    name: messages.savedManila,
    cell: ({ savedAt, savedBy }) => <TwoLines first={formatInstant(savedAt)} second={savedBy} />,
    tight: true,
  },
]
