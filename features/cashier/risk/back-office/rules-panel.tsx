import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { ruleWords } from '../risk-rule-words.ts'
import { type RiskRules, riskPointNames } from '../risk-rules.ts'
import { saveRiskRules, viewRiskRules } from '../rules-contract.ts'
import { RulesHistory } from './rules-history.tsx'
import styles from './rules-panel.module.css'
import { RulesTrial } from './rules-trial.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const boundNames = [
  'devicePlayersMin',
  'networkPlayersMin',
  'networkGiftsMin',
  'newForHours',
  'youngForDays',
  'largeSumPesos',
  'largeGainTimes',
  'manyDepositsMin',
  'manyWithdrawalsMin',
  'giftsLargePesos',
] as const satisfies readonly (keyof RiskRules)[]

type RiskRulesView = ResponseOf<typeof viewRiskRules>

/** The rating rules: edit, simulate on past ratings, history. */
export function RulesPanel() {
  const { answer, failure } = useStaffQuery(viewRiskRules, {})
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <div className={styles.panel}>
      <RulesForm key={answer.version} loaded={answer} />
      <RulesHistory history={answer.history} />
    </div>
  )
}

function RulesForm({ loaded: { version, rules } }: { readonly loaded: RiskRulesView }) {
  const save = useSaveRules(version)
  const [typed, setTyped] = useState<Partial<Record<keyof RiskRules, string>>>({})
  const [saving, setSaving] = useState(false)
  const readOnly = !useMay()('risk.setRules')
  const textOf = (name: keyof RiskRules): string => typed[name] ?? String(rules[name])
  const names = [...riskPointNames, ...boundNames]
  const isWhole = names.every((name) => /^\d{1,9}$/.test(textOf(name)))
  const draft = Object.fromEntries(names.map((name) => [name, Number(textOf(name))])) as RiskRules
  const changes = names
    .filter((name) => draft[name] !== rules[name])
    .map((name) => ({ name: ruleWords[name], before: rules[name], after: draft[name] }))
  const fields = (group: readonly (keyof RiskRules)[]) =>
    group.map((name) => (
      <TextField
        key={name}
        label={ruleWords[name]}
        inputMode="numeric"
        readOnly={readOnly}
        value={textOf(name)}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value.trim() })}
      />
    ))
  return (
    <div className={styles.forms}>
      <Card title={messages.points}>
        <div className={styles.fields}>{fields(riskPointNames)}</div>
      </Card>
      <Card title={messages.bounds}>
        <div className={styles.fields}>{fields(boundNames)}</div>
      </Card>
      {isWhole && <RulesTrial rules={draft} />}
      {!readOnly && (
        <div className={styles.bar}>
          <Button variant="secondary" disabled={changes.length === 0} onClick={() => setTyped({})}>
            {messages.discard}
          </Button>
          <Button disabled={changes.length === 0 || !isWhole} onClick={() => setSaving(true)}>
            {messages.reviewAndSave}
          </Button>
        </div>
      )}
      {saving && (
        <ReasonDialog
          open
          title={messages.saveTitle}
          confirmLabel={messages.save}
          act={(reason) => save(draft, reason)}
          onClose={() => setSaving(false)}
        >
          <ValueChanges changes={changes} />
        </ReasonDialog>
      )}
    </div>
  )
}

function useSaveRules(version: number) {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (rules: RiskRules, reason: string) => {
    const reply = await client.send(saveRiskRules, { version, rules, reason })
    if (reply.kind === 'answer')
      toast(formatMessage(messages.saved, { version: reply.body.version }), { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewRiskRules)
    return reply
  }
}
