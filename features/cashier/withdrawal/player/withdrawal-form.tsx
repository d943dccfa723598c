import { type FormEvent, useState } from 'react'
import { codeOfForm, FormNotice, StepUpField } from '#features/players/account/player/index.ts'
import { PinField } from '#features/cashier/safebox/player/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { useWithdraw } from './use-withdraw.ts'
import styles from './withdrawal-form.module.css'
import { isUsable } from './withdrawal-steps.ts'
import { feeText, type ShownWithdrawal, type WithdrawalTerms } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface WithdrawalFormProps {
  terms: WithdrawalTerms
  /** The accounts of this method. */
  accounts: WithdrawalTerms['accounts']
  onRequested: (order: ShownWithdrawal) => void
}

/** Amount, account, and a passkey, or the withdrawal password and a code. */
export function WithdrawalForm({ terms, accounts, onRequested }: WithdrawalFormProps) {
  const [chosenId, setChosenId] = useState<number>()
  const account = accounts.find(({ id }) => id === chosenId) ?? accounts.find(isUsable)
  const { form, way, submit, pending, failure, presenceDialog, amount } = useWithdraw({
    terms,
    accountId: account?.id,
    onRequested,
  })
  const most = mostOf(terms)
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Card>
      <form id={form.id} className={styles.form} onSubmit={act} noValidate>
        <AccountSelect accounts={accounts} account={account} onChoose={setChosenId} />
        <TextField
          {...form.text('amount')}
          label={messages.amount}
          prefix="₱"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          hint={formatMessage(messages.amountHint, {
            min: formatMoney(terms.min),
            most: formatMoney(most),
            coin: formatMoney(terms.coin),
          })}
        />
        <Button
          variant="ghost"
          size="small"
          className={styles.all}
          onClick={() => form.set('amount', formatMoney(most).slice(1))}
        >
          {most === terms.coin ? messages.fullBalance : messages.maximumAmount}
        </Button>
        {!way.byPasskey && <ProofFields {...{ form, way, submit, pending }} mobile={terms.mobile} />}
        {failure && <FormNotice text={failure} />}
        <Button type="submit" size="large" block icon={way.icon} loading={pending} disabled={account === undefined}>
          {amount === undefined
            ? messages.withdraw
            : formatMessage(messages.withdrawAmount, { amount: formatMoney(amount) })}
        </Button>
        {way.mayChoose && <WayChoice way={way} disabled={pending} />}
        <p className={styles.note}>{formatMessage(messages.withdrawalTerms, { fee: feeText(terms) })}</p>
      </form>
      {presenceDialog}
    </Card>
  )
}

type Withdraw = ReturnType<typeof useWithdraw>

type ProofFieldsProps = Pick<Withdraw, 'form' | 'way' | 'submit' | 'pending'> & { mobile: string }

/** The withdrawal password and a code. */
function ProofFields({ way, mobile, ...given }: ProofFieldsProps) {
  return (
    <>
      <PinField {...given.form.text('password')} label={messages.withdrawalPassword} />
      <StepUpField oneTimeCode={way.oneTimeCode} mobile={mobile} {...codeOfForm(given)} />
    </>
  )
}

function WayChoice({ way, disabled }: Pick<Withdraw, 'way'> & { disabled: boolean }) {
  return (
    <>
      <Button variant="ghost" size="small" block disabled={disabled} onClick={way.choose}>
        {way.byPasskey ? messages.usePasswordAndCode : messages.usePasskey}
      </Button>
      {way.byPasskey && <p className={styles.note}>{messages.passkeyConfirms}</p>}
    </>
  )
}

interface AccountSelectProps {
  accounts: WithdrawalTerms['accounts']
  account: WithdrawalTerms['accounts'][number] | undefined
  onChoose: (id: number) => void
}

function AccountSelect({ accounts, account, onChoose }: AccountSelectProps) {
  return (
    <Select
      label={messages.withdrawTo}
      options={accounts.map((each) => ({
        value: String(each.id),
        label: `${each.bankName} ••${each.numberEnd} · ${standingOf(each)}`,
        disabled: !isUsable(each),
      }))}
      value={String(account?.id ?? '')}
      hint={account?.nameMatch === 'review' ? messages.nameIsReviewed : undefined}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    />
  )
}

/** Whose account it is, or why it cannot be paid to. */
function standingOf({ name, nameMatch, restsUntil }: WithdrawalTerms['accounts'][number]): string {
  if (nameMatch === 'differs') return messages.differentName
  return restsUntil === null ? name : formatMessage(messages.availableFrom, { time: formatInstant(restsUntil) })
}

/** The maximum that can be requested now. */
const mostOf = ({ coin, max, left }: WithdrawalTerms): WireCentavos => wireCentavos(Math.min(coin, max, left.amount))
