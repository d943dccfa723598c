import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { viewCampaign } from '../contract.ts'
import { ChannelResults } from './channel-results.tsx'
import { differenceOf, shareText } from './difference.ts'
import { messages } from './messages/en.ts'
import styles from './campaign-page.module.css'

type Campaign = ResponseOf<typeof viewCampaign>

/** Players of the version, what reached them, and the comparison of both groups. */
export function CampaignResults({ campaign }: { readonly campaign: Campaign }) {
  const { counts, graph, version } = campaign
  // A draft beside the live version says nothing about whom that one holds back.
  const holdsBack = counts.version !== version || graph.holdout > 0
  return (
    <div className={styles.results}>
      <Card title={formatMessage(messages.playersOfVersion, { version: counts.version })}>
        <FactList facts={playerFacts(counts)} />
      </Card>
      <ChannelResults campaign={campaign} />
      <Card title={messages.comparison}>
        <Comparison comparison={campaign.comparison} holdsBack={holdsBack} />
      </Card>
    </div>
  )
}

export const CampaignVersions = ({ versions }: Pick<Campaign, 'versions'>) => (
  <Card title={messages.versions} flush className={styles.versions}>
    <DataTable
      label={messages.versions}
      columns={versionColumns}
      rows={versions}
      rowKey={({ version }) => version}
      empty={messages.loading}
    />
  </Card>
)

const count = (value: number): string => value.toLocaleString('en-PH')

const playerFacts = ({ entered, held, ended, left }: Campaign['counts']) => [
  { name: messages.entered, value: count(entered) },
  { name: messages.heldBack, value: count(held) },
  { name: messages.ended, value: count(ended) },
  { name: messages.leftProtected, value: count(left.protected) },
  { name: messages.leftBudget, value: count(left.budgetSpent) },
  { name: messages.leftStopped, value: count(left.stopped + left.newVersion) },
]

type ComparisonRow = {
  readonly what: string
  readonly reached: string
  readonly held: string
  readonly difference: string
}

const comparisonColumns: readonly Column<ComparisonRow>[] = [
  { name: messages.measure, cell: ({ what }) => what },
  { name: messages.inCampaign, cell: ({ reached }) => reached, numeric: true, tight: true },
  { name: messages.heldBackGroup, cell: ({ held }) => held, numeric: true, tight: true },
  { name: messages.difference, cell: ({ difference }) => difference, numeric: true, tight: true },
]

type ComparisonProps = Pick<Campaign, 'comparison'> & { readonly holdsBack: boolean }

export function Comparison({ comparison, holdsBack }: ComparisonProps) {
  if (comparison === null) return <p className={styles.note}>{holdsBack ? messages.tooFew : messages.nobodyHeldBack}</p>
  const { reached, held, days } = comparison
  const row = (what: string, name: 'returned' | 'deposited'): ComparisonRow => {
    const of = (group: typeof reached) => ({ count: group[name], players: group.players })
    return {
      what,
      reached: shareText(of(reached)),
      held: shareText(of(held)),
      difference: differenceOf(of(reached), of(held)),
    }
  }
  return (
    <div className={styles.fields}>
      <DataTable
        label={messages.comparison}
        columns={comparisonColumns}
        rows={[row(messages.returned, 'returned'), row(messages.deposited, 'deposited')]}
        rowKey={({ what }) => what}
        empty=""
      />
      <p className={styles.note}>
        {formatMessage(messages.comparisonNote, { days, reached: count(reached.players), held: count(held.players) })}
      </p>
    </div>
  )
}

const versionColumns: readonly Column<Campaign['versions'][number]>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true, numeric: true },
  { name: messages.name, cell: ({ name }) => name },
  {
    name: messages.savedManila,
    cell: ({ savedAt, savedBy }) => <TwoLines first={formatInstant(savedAt)} second={savedBy} />,
    tight: true,
  },
]
