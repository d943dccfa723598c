import { type SyntheticEvent, useState } from 'react'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { Pager } from '#platform/office-ui/pager.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { viewCatalogue } from '../staff-contract.ts'
import { CatalogueHistory } from './catalogue-history.tsx'
import styles from './catalogue-page.module.css'
import { GamesTable } from './games-table.tsx'
import { OffersPanel } from './offers-panel.tsx'
import { OrderPanel } from './order-panel.tsx'
import { ShelvesTable } from './shelves-table.tsx'
import { WeightsPanel } from './weights-panel.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const tabs = [
  { id: 'games', label: messages.games },
  { id: 'shelves', label: messages.typesAndBrands },
  { id: 'order', label: messages.orderTab },
  { id: 'offers', label: messages.providerChanges },
  { id: 'weights', label: messages.weights },
  { id: 'history', label: messages.history },
] as const
type TabId = (typeof tabs)[number]['id']

const panels = {
  games: Games,
  shelves: Shelves,
  order: OrderPanel,
  offers: OffersPanel,
  weights: WeightsPanel,
  history: CatalogueHistory,
} as const

/** The games players can start, their order, and maintenance. */
export function CataloguePage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'games')
  const { answer } = useStaffQuery(viewCatalogue, {})
  const Panel = panels[selected]
  return (
    <>
      <PageHead title={messages.gameCatalogue}>
        {answer ? formatMessage(messages.catalogueVersion, { version: answer.version }) : messages.catalogueLead}
      </PageHead>
      <Tabs id="catalogue" label={messages.gameCatalogue} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="catalogue" tab={selected} className={styles.panel}>
        <Panel />
      </TabPanel>
    </>
  )
}

function Shelves() {
  const { answer, failure } = useStaffQuery(viewCatalogue, {})
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <ShelvesTable catalogue={answer} />
    </>
  )
}

function Games() {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  // The start of each page; the first page has none.
  const [begins, setBegins] = useState<readonly (number | undefined)[]>([undefined])
  const after = begins.at(-1)
  const request = { text, ...(after === undefined ? {} : { after }) }
  const { answer, failure, refreshing } = useStaffQuery(viewCatalogue, request)
  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    setText(typed.trim())
    setBegins([undefined])
  }
  return (
    <>
      <form className={styles.search} onSubmit={search} role="search" aria-label={messages.games}>
        <TextField
          label={messages.nameOrCode}
          type="search"
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {messages.search}
        </Button>
      </form>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <GamesTable catalogue={answer} refreshing={refreshing} />
      <Pager
        page={begins.length}
        hasMore={answer?.hasMore === true}
        onBack={() => setBegins(begins.slice(0, -1))}
        onNext={() => setBegins([...begins, answer?.games.at(-1)?.id])}
      />
    </>
  )
}
