import { type ReactNode, useEffect, useState } from 'react'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { betRecord } from '../contract.ts'
import { BetRow } from './bets-page.tsx'
import { openBeside, verifierOf } from './game-frame.tsx'
import styles from './game-panel.module.css'
import type { GameMode } from './use-game-launch.ts'
import { messages } from './messages/en.ts'

export type GamePanelProps = {
  readonly gameId: number | undefined
  readonly mode: GameMode
  /** The game's own page; undefined until it has started. */
  readonly url: string | undefined
  /** The game speaks our protocol, so its rounds can be recalculated. */
  readonly isProvable: boolean
  /** How many rounds have ended here: each lengthens the list. */
  readonly roundsEnded: number
  readonly facts: ReactNode
  /** Opens the game's own rules; undefined if it shows them itself. */
  readonly onRules: (() => void) | undefined
  /** Opens the support, while the game stays in the corner. */
  readonly onSupport: (() => void) | undefined
  readonly onClose: () => void
}

const tabsId = 'game-panel'
type TabId = 'rules' | 'history' | 'fairness'

/** What a player may want to know beside the game: its facts, the last rounds, and how to check them. */
export function GamePanel(props: GamePanelProps) {
  const { mode, onSupport, onClose } = props
  const [tab, setTab] = useState<TabId>('rules')
  const tabs = [
    { id: 'rules', label: messages.aboutTheGame },
    ...(mode === 'real' ? [{ id: 'history', label: messages.yourRounds } as const] : []),
    ...(props.isProvable ? [{ id: 'fairness', label: messages.fairness } as const] : []),
  ] as const
  return (
    <aside className={styles.panel} aria-label={messages.gameDetails}>
      <div className={styles.head}>
        <Tabs id={tabsId} label={messages.gameDetails} tabs={tabs} selected={tab} onSelect={setTab} />
        <IconButton icon="close" label={messages.closeDetails} onClick={onClose} />
      </div>
      <TabPanel tabs={tabsId} tab={tab} className={styles.content}>
        {tab === 'rules' && <Rules {...props} />}
        {tab === 'history' && <History {...props} />}
        {tab === 'fairness' && <Fairness {...props} />}
      </TabPanel>
      {onSupport && (
        <div className={styles.foot}>
          <Button variant="secondary" icon="headset" block onClick={onSupport}>
            {messages.contactSupport}
          </Button>
        </div>
      )}
    </aside>
  )
}

const Rules = ({ facts, onRules }: GamePanelProps) => (
  <>
    {facts}
    {onRules && (
      <Button variant="secondary" icon="document" block onClick={onRules}>
        {messages.gameMenu}
      </Button>
    )}
  </>
)

const roundsShown = 30

function History({ gameId, roundsEnded }: GamePanelProps) {
  const { answer, failure, refresh, refreshing } = useCallQuery(betRecord, { size: roundsShown })
  useEffect(() => {
    if (roundsEnded > 0) void refresh()
  }, [roundsEnded, refresh])
  if (failure && !answer) {
    return (
      <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
        {failureText(failure)}
      </ErrorState>
    )
  }
  if (!answer) return <Skeleton shape="block" className={styles.wait} />
  const rounds = answer.list.filter((bet) => bet.gameId === gameId)
  if (rounds.length === 0) {
    return (
      <EmptyState icon="history" title={messages.noRoundsHere}>
        {messages.noRoundsHereText}
      </EmptyState>
    )
  }
  return (
    <div className={styles.rounds}>
      {rounds.map((bet) => (
        <BetRow key={`${bet.time} ${bet.roundId}`} bet={bet} />
      ))}
    </div>
  )
}

function Fairness({ url }: GamePanelProps) {
  return (
    <>
      <p>{messages.fairnessText}</p>
      <p>{messages.fairnessCheck}</p>
      {url !== undefined && (
        <Button variant="secondary" icon="external" block onClick={() => openBeside(verifierOf(url))}>
          {messages.checkARound}
        </Button>
      )}
    </>
  )
}
