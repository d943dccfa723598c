import { useState } from 'react'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { giveFreeRounds, listProviders } from '../staff-contract.ts'
import styles from './give-free-rounds-dialog.module.css'
import { useWalletAction } from './use-wallet-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const empty = { playerId: '', providerId: '', gameCode: '', rounds: '10', stake: '1.00', betRate: '1', days: '7' }
type Draft = typeof empty

export function GiveFreeRoundsDialog({ onClose }: { readonly onClose: () => void }) {
  const act = useWalletAction()
  const [draft, setDraft] = useState(empty)
  const [requestKey] = useState(() => crypto.randomUUID())
  const { answer } = useStaffQuery(listProviders, {})
  const providers = (answer?.providers ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const field = (name: keyof Draft) => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  })
  const give = (reason: string) =>
    act(giveFreeRounds, { ...requestOf(draft), requestKey, reason }, ({ waits }) =>
      waits === null ? formatMessage(messages.granted, { count: Number(draft.rounds) }) : messages.grantNeedsApproval,
    )
  return (
    <ReasonDialog open title={messages.grantFreeRounds} confirmLabel={messages.grant} act={give} onClose={onClose}>
      <p>{messages.grantBody}</p>
      <div className={styles.fields}>
        <TextField label={messages.playerId} inputMode="numeric" {...field('playerId')} />
        <Select label={messages.provider} options={providers} placeholder={messages.choose} {...field('providerId')} />
        <TextField label={messages.gameCode} spellCheck={false} {...field('gameCode')} />
        <TextField label={messages.rounds} inputMode="numeric" {...field('rounds')} />
        <TextField label={messages.betPerRound} prefix="₱" inputMode="decimal" {...field('stake')} />
        <TextField label={messages.playthroughTimes} inputMode="decimal" {...field('betRate')} />
        <TextField label={messages.expiresAfterDays} inputMode="numeric" {...field('days')} />
      </div>
    </ReasonDialog>
  )
}

/** An invalid number is passed on, so that the server reports it at its field. */
function requestOf(draft: Draft) {
  const stake = parseMoney(draft.stake)
  return {
    playerId: numberOf(draft.playerId),
    providerId: draft.providerId,
    gameCode: draft.gameCode,
    rounds: numberOf(draft.rounds),
    stake: typeof stake === 'bigint' ? toWireCentavos(stake) : wireCentavos(0),
    betRate: numberOf(draft.betRate),
    expiresAt: addDuration(systemClock.now(), days(numberOf(draft.days))),
  }
}

const numberOf = (text: string): number => (/^\d{1,15}(\.\d+)?$/.test(text.trim()) ? Number(text) : -1)
