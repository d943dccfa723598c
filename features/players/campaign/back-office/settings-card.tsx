import { Card } from '#platform/ui/card/card.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { Graph } from '../graph.ts'
import styles from './campaign-page.module.css'
import { numberOf } from './graph-draft.ts'
import { messages } from './messages/en.ts'
import { hourOptions } from './step-words.ts'

type SettingsProps = { readonly graph: Graph; readonly onChange: (change: Partial<Graph>) => void }
type SettingsCardProps = SettingsProps & { readonly name: string; readonly onRename: (name: string) => void }

export const SettingsCard = ({ name, onRename, ...settings }: SettingsCardProps) => (
  <Card title={messages.settings}>
    <div className={styles.fields}>
      <TextField
        label={messages.name}
        maxLength={60}
        value={name}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      <Settings {...settings} />
    </div>
  </Card>
)

/** The share that is held back, quiet hours and caps. */
function Settings({ graph: { holdout, quiet, cap }, onChange }: SettingsProps) {
  return (
    <>
      <TextField
        label={messages.holdout}
        hint={messages.holdoutHint}
        inputMode="numeric"
        suffix="%"
        error={holdout > 50 ? messages.holdoutMax : undefined}
        value={String(holdout)}
        onChange={(event) => onChange({ holdout: numberOf(event.currentTarget.value) })}
      />
      <div className={styles.settings}>
        <Select
          label={messages.quietFrom}
          options={hourOptions}
          value={String(quiet.fromHour)}
          onChange={(event) => onChange({ quiet: { ...quiet, fromHour: Number(event.currentTarget.value) } })}
        />
        <Select
          label={messages.quietUntil}
          options={hourOptions}
          value={String(quiet.untilHour)}
          onChange={(event) => onChange({ quiet: { ...quiet, untilHour: Number(event.currentTarget.value) } })}
        />
        <TextField
          label={messages.capDay}
          inputMode="numeric"
          error={cap.day < 1 || cap.day > 5 ? messages.capDayInvalid : undefined}
          value={cap.day === 0 ? '' : String(cap.day)}
          onChange={(event) => onChange({ cap: { ...cap, day: numberOf(event.currentTarget.value) } })}
        />
        <TextField
          label={messages.capWeek}
          inputMode="numeric"
          error={cap.week < 1 || cap.week > 14 ? messages.capWeekInvalid : undefined}
          value={cap.week === 0 ? '' : String(cap.week)}
          onChange={(event) => onChange({ cap: { ...cap, week: numberOf(event.currentTarget.value) } })}
        />
      </div>
      <p className={styles.note}>{messages.capNote}</p>
    </>
  )
}
