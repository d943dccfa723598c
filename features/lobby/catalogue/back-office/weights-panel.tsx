import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { saveWeights, viewWeights } from '../shelf-contract.ts'
import { useCatalogueAction } from './use-catalogue-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './weights-panel.module.css'

type Weight = ResponseOf<typeof viewWeights>['weights'][number]
type Type = keyof typeof gameType
type WeightInputs = Partial<Record<Type, string>>

const types = Object.keys(gameType) as Type[]
const titles = { bonus: messages.weightsBonus, points: messages.weightsPoints } as const
const saveTitles = { bonus: messages.weightsBonusTitle, points: messages.weightsPointsTitle } as const
const typeNames: Readonly<Record<Type, string>> = {
  slots: messages.typeSlots,
  fish: messages.typeFish,
  poker: messages.typePoker,
  sports: messages.typeSports,
  live: messages.typeLive,
  games: messages.typeGames,
}
const abouts = {
  bonus: messages.weightsBonusBody,
  points: messages.weightsPointsBody,
} as const

/** How much of a bet counts, by the kind of game. */
export function WeightsPanel() {
  const { answer, failure } = useStaffQuery(viewWeights, {})
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <div className={styles.cards}>
      {answer.weights.map((weight) => (
        <WeightsForm key={weight.id} weight={weight} />
      ))}
    </div>
  )
}

function WeightsForm({ weight: { id, byType, singleGames } }: { readonly weight: Weight }) {
  const act = useCatalogueAction()
  const refresh = useRefreshCalls()
  const may = useMay()
  // The values when typing began, whatever is refetched meanwhile.
  const [form, setForm] = useState<{ readonly began: Weight['byType']; readonly typed: WeightInputs }>()
  const began = form?.began ?? byType
  const typed = form?.typed ?? {}
  const present = (type: Type): string => String(began[type] ?? 0)
  const [saving, setSaving] = useState(false)
  const valueOf = (type: Type): string => typed[type] ?? present(type)
  const changed = types.filter((type) => valueOf(type) !== present(type))
  const faulty = types.filter((type) => !isWeight(valueOf(type)))
  const save = async (reason: string) => {
    const weights = ofAll((type) => Number(valueOf(type)))
    const expected = ofAll((type) => began[type] ?? 0)
    const reply = await act(saveWeights, { id, byType: weights, expected, reason }, messages.weightsSaved)
    if (reply.kind === 'answer') setForm(undefined)
    void refresh(viewWeights)
    return reply
  }
  return (
    <Card title={titles[id]}>
      <p className={styles.about}>{abouts[id]}</p>
      <div className={styles.fields}>
        {types.map((type) => (
          <TextField
            key={type}
            label={typeNames[type]}
            inputMode="decimal"
            value={valueOf(type)}
            readOnly={!may('catalogue.setWeights')}
            error={isWeight(valueOf(type)) ? undefined : messages.weightInvalid}
            onChange={(event) => setForm({ began, typed: { ...typed, [type]: event.currentTarget.value } })}
          />
        ))}
      </div>
      <SingleGames count={singleGames} />
      {may('catalogue.setWeights') && (
        <div className={styles.bar}>
          <Button variant="secondary" disabled={changed.length === 0} onClick={() => setForm(undefined)}>
            {messages.discard}
          </Button>
          <Button disabled={changed.length === 0 || faulty.length > 0} onClick={() => setSaving(true)}>
            {messages.save}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={saving}
        title={saveTitles[id]}
        confirmLabel={messages.save}
        act={save}
        onClose={() => setSaving(false)}
      >
        <p>{changed.map((type) => changeText({ type, before: present(type), after: valueOf(type) })).join(', ')}</p>
      </ReasonDialog>
    </Card>
  )
}

function SingleGames({ count }: { readonly count: number }) {
  if (count === 0) return null
  return <p className={styles.about}>{formatMessage(messages.singleGames, { count })}</p>
}

const changeText = (change: { readonly type: Type; readonly before: string; readonly after: string }): string =>
  formatMessage(messages.weightChange, { ...change, type: typeNames[change.type] })

const ofAll = (weightOf: (type: Type) => number) =>
  Object.fromEntries(types.map((type) => [type, weightOf(type)])) as Record<Type, number>

const isWeight = (text: string): boolean => /^\d{1,2}(\.\d{1,4})?$/.test(text) && Number(text) <= 10
