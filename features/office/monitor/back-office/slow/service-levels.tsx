import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { type ServiceLevelName, serviceLevels } from '../../service-levels.ts'
import { setServiceLevel, viewSlow } from '../../slow-contract.ts'
import { messages } from '../messages/en.ts'
import styles from './service-levels.module.css'
import { durationText } from './time-columns.tsx'

type Level = ResponseOf<typeof viewSlow>['levels'][number]

/** What the house promises itself, what was measured, and whether it holds. */
export function ServiceLevels({ levels }: { readonly levels: readonly Level[] }) {
  const [chosen, setChosen] = useState<Level>()
  const maySet = useMay()('monitor.setTarget')
  return (
    <section aria-label={messages.serviceLevels} className={styles.levels}>
      {levels.map((level) => (
        <LevelCard key={level.name} level={level} onChange={maySet ? () => setChosen(level) : undefined} />
      ))}
      {chosen && <TargetDialog level={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

const titles = {
  bet: messages.levelBet,
  depositCredit: messages.levelDepositCredit,
  signIn: messages.levelSignIn,
  pageLoad: messages.levelPageLoad,
} as const satisfies Record<ServiceLevelName, string>

function LevelCard({ level, onChange }: { readonly level: Level; readonly onChange: (() => void) | undefined }) {
  const { name, value, target, count } = level
  return (
    <article className={styles.card} aria-label={titles[name]}>
      <h2 className={styles.title}>{titles[name]}</h2>
      <p className={styles.value}>
        {value === null ? '–' : valueText(name, value)} <LevelBadge {...level} />
      </p>
      <p className={styles.target}>
        {formatMessage(messages.targetOf, { target: valueText(name, target) })}
        {' · '}
        {formatMessage(messages.measuredTimes, { count })}
      </p>
      {onChange && (
        <Button variant="ghost" size="small" className={styles.change} onClick={onChange}>
          {messages.changeTarget}
        </Button>
      )}
    </article>
  )
}

function LevelBadge({ isHeld }: Level) {
  if (isHeld === null) return <Badge>{messages.noData}</Badge>
  return isHeld ? <Badge tone="success">{messages.held}</Badge> : <Badge tone="danger">{messages.missed}</Badge>
}

const percentStyle = { style: 'percent', minimumFractionDigits: 2 } as const
/** Shares are in hundredths of a percent; people type percent. */
const [shareWhole, percentSteps] = [10_000, 100]

const isShare = (name: ServiceLevelName): boolean => serviceLevels[name].unit === 'share'

const valueText = (name: ServiceLevelName, value: number): string =>
  isShare(name) ? (value / shareWhole).toLocaleString('en-PH', percentStyle) : durationText(value)

function TargetDialog({ level: { name, target }, onClose }: { readonly level: Level; readonly onClose: () => void }) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const scale = isShare(name) ? percentSteps : 1
  const [text, setText] = useState(String(target / scale))
  const act = async (reason: string) => {
    const reply = await client.send(setServiceLevel, { name, target: Math.round(Number(text) * scale), reason })
    if (reply.kind === 'answer') toast(messages.targetDone, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewSlow)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.targetTitle, { level: titles[name] })}
      confirmLabel={messages.changeTarget}
      act={act}
      onClose={onClose}
    >
      <p>{messages.targetText}</p>
      <TextField
        label={messages.target}
        inputMode="decimal"
        suffix={isShare(name) ? messages.percentSign : messages.msUnit}
        value={text}
        onChange={({ target: field }) => setText(field.value)}
      />
    </ReasonDialog>
  )
}
