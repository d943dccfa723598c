import { type SyntheticEvent, useState } from 'react'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { useAddress } from '#platform/office-ui/use-address.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { viewCluster } from '../case-contract.ts'
import { type Cluster, ClusterGraph } from './cluster-graph.tsx'
import { HeldGifts } from './held-gifts.tsx'
import { RatingsPanel } from './ratings-panel.tsx'
import styles from './risk-page.module.css'
import { RulesPanel } from './rules-panel.tsx'
import { ruleText } from '../risk-rule-words.ts'
import { tieWords } from './tie-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const tabs = [
  { id: 'clusters', label: messages.clusters },
  { id: 'ratings', label: messages.ratings },
  { id: 'rules', label: messages.rules },
] as const
type TabId = (typeof tabs)[number]['id']

/** Clusters of players, and the rating rules. */
export function RiskPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'clusters')
  return (
    <>
      <PageHead title={messages.risk}>{messages.riskIntro}</PageHead>
      <Tabs id="risk" label={messages.risk} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="risk" tab={selected} className={styles.panel}>
        {selected === 'clusters' && <ClusterSearch />}
        {selected === 'ratings' && <RatingsPanel />}
        {selected === 'rules' && <RulesPanel />}
      </TabPanel>
    </>
  )
}

function ClusterSearch() {
  const { query, write } = useAddress()
  const playerId = playerIn(query.get('player'))
  const setPlayerId = (id: number) => write(new URLSearchParams({ player: String(id) }))
  const [typed, setTyped] = useState(String(playerId ?? ''))
  const show = (event: SyntheticEvent) => {
    event.preventDefault()
    const id = playerIn(typed.trim())
    if (id !== undefined) setPlayerId(id)
  }
  return (
    <>
      <form className={styles.search} onSubmit={show} role="search" aria-label={messages.findCluster}>
        <TextField
          label={messages.clusterPlayerId}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {messages.showCluster}
        </Button>
      </form>
      {playerId === undefined ? (
        <EmptyState icon="graph" title={messages.clusterEmptyTitle}>
          {messages.clusterEmptyText}
        </EmptyState>
      ) : (
        <ClusterOf playerId={playerId} onChoose={setPlayerId} />
      )}
    </>
  )
}

function playerIn(text: string | null): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

type ClusterOfProps = { readonly playerId: number; readonly onChoose: (playerId: number) => void }

function ClusterOf({ playerId, onChoose }: ClusterOfProps) {
  const { answer, failure, refreshing } = useStaffQuery(viewCluster, { playerId })
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <div className={styles.cluster}>
      <ClusterNotice cluster={answer} />
      <ClusterGraph cluster={answer} chosen={playerId} onChoose={onChoose} />
      <ul className={styles.legend} aria-label={messages.linkLegend}>
        {Object.entries(tieWords).map(([kind, word]) => (
          <li key={kind} data-kind={kind}>
            {word}
          </li>
        ))}
      </ul>
      <HeldGifts holds={answer.heldGifts} refreshing={refreshing} />
      <DataTable
        label={messages.clusterPlayers}
        columns={columns(answer)}
        rows={answer.players}
        rowKey={({ id }) => id}
        empty={messages.noPlayers}
        refreshing={refreshing}
      />
    </div>
  )
}

/** The graph in words. A shared network alone is often no more than a shared Wi-Fi. */
function ClusterNotice({ cluster: { players, ties, notShown } }: { readonly cluster: Cluster }) {
  if (ties.length === 0) return <Notice tone="success">{messages.noLinks}</Notice>
  const others = (players.length - 1 + notShown).toLocaleString('en-PH')
  const isNetworkAlone = ties.every(({ kind }) => kind === 'network')
  return (
    <>
      {isNetworkAlone && <Notice tone="info">{formatMessage(messages.networkOnly, { others })}</Notice>}
      {notShown > 0 && <Notice tone="warning">{formatMessage(messages.playersNotShown, { count: notShown })}</Notice>}
    </>
  )
}

type Row = Cluster['players'][number]

const columns = ({ ties }: Cluster): readonly Column<Row>[] => [
  { name: messages.player, cell: ({ id }) => <a href={`/players/${id}`}>{id}</a>, tight: true },
  { name: messages.rating, cell: ({ score }) => score ?? messages.unrated, tight: true },
  {
    name: messages.hits,
    cell: ({ hits }) => hits.map(({ rule, points }) => `${ruleText(rule)} +${points}`).join(', ') || '–',
  },
  {
    name: messages.links,
    cell: ({ id }) =>
      [...new Set(ties.filter(({ playerId }) => playerId === id).map(({ kind }) => tieWords[kind]))].join(', ') || '–',
  },
]
