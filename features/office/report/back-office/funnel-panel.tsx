import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { viewFunnel } from '../contract.ts'
import { funnelTitles, funnelWholes } from '../report-names.ts'
import { DaysFields, type DaysProps } from './days-fields.tsx'
import styles from './funnel-panel.module.css'
import { shareText } from './share-text.ts'
import { ShareBar } from './share-bar.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Steps = ResponseOf<typeof viewFunnel>['steps']

export function FunnelPanel({ days, onDays }: DaysProps) {
  const { answer, failure } = useStaffQuery(viewFunnel, days)
  return (
    <>
      <DaysFields days={days} onDays={onDays} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {!failure && (
        <Card title={messages.funnelTitle}>{answer ? <Funnel {...answer} /> : <p>{messages.loading}</p>}</Card>
      )}
    </>
  )
}

function Funnel({ steps }: { readonly steps: Steps }) {
  const all = steps[0]?.players ?? 0
  if (all === 0) return <p className={styles.empty}>{messages.noRegistrations}</p>
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, players }) => {
        const whole = funnelWholes[step]
        const ofWhole = steps.find((each) => each.step === whole)?.players ?? 0
        return (
          <li key={step} className={styles.step}>
            <span className={styles.name}>{funnelTitles[step]}</span>
            <ShareBar value={players} whole={all} tone="accent" />
            <b className={styles.players}>{players.toLocaleString('en-PH')}</b>
            <span className={styles.share}>{shareText(players, all)}</span>
            <span className={styles.before}>
              {whole !== 'registered' &&
                ofWhole > 0 &&
                formatMessage(messages.shareOfDepositors, { share: shareText(players, ofWhole) })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
