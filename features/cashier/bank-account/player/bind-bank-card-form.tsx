import { type FormEvent, useState } from 'react'
import { codeOfForm, FormNotice, StepUpField, usePlayer } from '#features/players/account/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField, type TextFieldProps } from '#platform/ui/text-field/text-field.tsx'
import styles from './bank-account.module.css'
import type { BankAccounts } from './use-bank-accounts.ts'
import { useBindBankCard } from './use-bind-bank-card.ts'
import { messages } from './messages/en.ts'

export interface BindBankCardFormProps {
  known: BankAccounts
  /** Preselected if the page was opened for one bank. */
  bankId: number | undefined
  replaces: number | undefined
  onBound: () => void
}

/** Bank or e-wallet, number, holder, and a passkey or a code. */
export function BindBankCardForm({ known, bankId, replaces, onBound }: BindBankCardFormProps) {
  const [chosenId, setChosenId] = useState(bankId)
  const institution = known.institutions.find((each) => each.bankId === chosenId) ?? known.institutions[0]
  const { form, way, submit, pending, failure, presenceDialog } = useBindBankCard({
    institution,
    holder: known.holder,
    canUsePasskey: known.canUsePasskey,
    replaces,
    onBound,
  })
  const isChange = replaces !== undefined
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Card>
      <form id={form.id} className={styles.form} onSubmit={act} noValidate>
        <Select
          label={messages.bankOrEWallet}
          options={known.institutions.map((each) => ({ value: String(each.bankId), label: each.shortName }))}
          value={String(institution?.bankId ?? '')}
          onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}
        />
        <NumberField isWallet={institution?.kind === 'ewallet'} {...form.text('cardNum')} />
        <TextField
          {...form.text('name')}
          label={messages.accountHolder}
          hint={messages.ownNameOnly}
          autoComplete="name"
          maxLength={120}
        />
        <CodeField {...{ form, way, submit, pending }} />
        <p className={styles.note}>{isChange ? messages.changePausesWithdrawals : messages.newAccountWaits}</p>
        {failure && <FormNotice text={failure} />}
        <Button type="submit" size="large" block icon={way.icon} loading={pending}>
          {isChange ? messages.changeAccount : messages.addThisAccount}
        </Button>
        {way.mayChoose && <WayChoice way={way} disabled={pending} />}
      </form>
      {presenceDialog}
    </Card>
  )
}

type BankCardForm = ReturnType<typeof useBindBankCard>

/** The code, unless a passkey confirms. */
function CodeField({ way, ...given }: Pick<BankCardForm, 'form' | 'way' | 'submit' | 'pending'>) {
  const mobile = usePlayer()?.mobile ?? ''
  if (way.byPasskey) return null
  return <StepUpField oneTimeCode={way.oneTimeCode} mobile={mobile} {...codeOfForm(given)} />
}

function WayChoice({ way, disabled }: Pick<BankCardForm, 'way'> & { disabled: boolean }) {
  return (
    <Button variant="ghost" size="small" block disabled={disabled} onClick={way.choose}>
      {way.byPasskey ? messages.useACode : messages.usePasskey}
    </Button>
  )
}

function NumberField({ isWallet, ...field }: { isWallet: boolean } & Partial<TextFieldProps>) {
  return (
    <TextField
      {...field}
      label={isWallet ? messages.walletNumber : messages.accountNumber}
      hint={isWallet ? messages.walletNumberHint : messages.accountNumberHint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
    />
  )
}
