import { type FormEvent, useId, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { getClosing } from '../../closing-contract.ts'
import type { ClosingObstacle } from '../../closing-obstacles.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { customerService } from '../customer-service.ts'
import { failureText } from '../failure-text.ts'
import { FormNotice } from '../form-notice.tsx'
import styles from '../form.module.css'
import { messages } from '../messages/en.ts'
import { useCloseAccount } from './use-close-account.ts'

export type CloseAccountSheetProps = { readonly open: boolean; readonly onClose: () => void }

/** What closing means, what keeps the account open, or the form that closes it. */
export function CloseAccountSheet({ open, onClose }: CloseAccountSheetProps) {
  const { answer, failure, refresh, refreshing } = useCallQuery(getClosing, {}, { enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={messages.closeYourAccount}>
      <div className={styles.form}>
        <Consequences />
        {answer ? (
          answer.obstacle === null ? (
            <CloseForm />
          ) : (
            <Obstacle obstacle={answer.obstacle} balance={answer.balance} />
          )
        ) : failure ? (
          <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
            {failureText(failure)}
          </ErrorState>
        ) : (
          <Spinner label={messages.loading} />
        )}
      </div>
    </Sheet>
  )
}

function Consequences() {
  const hasRoute = useHasRoute()
  return (
    <>
      <ul className={styles.soft}>
        <li>{messages.closingLogsOut}</li>
        <li>{messages.closingEndsBonuses}</li>
        <li>{messages.closingKeepsRecords}</li>
        <li>{messages.closingReopens}</li>
      </ul>
      <p>
        {messages.closingBecauseOfPlay}{' '}
        {hasRoute('/profile/limits') && <a href="/profile/limits">{messages.closingExclude}</a>}
      </p>
    </>
  )
}

type ObstacleProps = { readonly obstacle: ClosingObstacle } & Pick<ResponseOf<typeof getClosing>, 'balance'>

function Obstacle({ obstacle, balance }: ObstacleProps) {
  const hasRoute = useHasRoute()
  const { text, way } = obstacles[obstacle]
  return (
    <FormNotice text={text}>
      {obstacle === 'balanceLeft' && <p>{formatMessage(messages.closingBalance, { amount: formatMoney(balance) })}</p>}
      {way && hasRoute(way.to) && <a href={way.to}>{way.label}</a>}{' '}
      {(obstacle === 'balanceLeft' || obstacle === 'notActive') && (
        <a href={customerService}>{messages.contactCustomerService}</a>
      )}
    </FormNotice>
  )
}

const obstacles = {
  notActive: { text: accountMessages['account.closingNotActive'], way: undefined },
  roundOpen: {
    text: accountMessages['account.closingRoundOpen'],
    way: { to: '/record/bets', label: messages.closingSeeBets },
  },
  withdrawalOpen: {
    text: accountMessages['account.closingWithdrawalOpen'],
    way: { to: '/lobby/wallets/withdrawals', label: messages.closingSeeWithdrawals },
  },
  depositOpen: {
    text: accountMessages['account.closingDepositOpen'],
    way: { to: '/lobby/wallets/records', label: messages.closingSeeDeposits },
  },
  balanceLeft: {
    text: accountMessages['account.closingBalanceLeft'],
    way: { to: '/lobby/wallets/withdraw', label: messages.closingWithdraw },
  },
} as const

/** Mounted at each opening, so that no password stays in a closed sheet. */
function CloseForm() {
  const [password, setPassword] = useState('')
  const { close, pending, failure } = useCloseAccount()
  const formId = useId()
  const act = (event: FormEvent) => {
    event.preventDefault()
    if (password.trim() !== '') void close(password.trim())
  }
  return (
    <form id={formId} className={styles.form} onSubmit={act} noValidate>
      <PasswordField
        label={messages.password}
        name="password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={failure}
        autoComplete="current-password"
      />
      <Button type="submit" variant="danger" block loading={pending} disabled={password.trim() === ''}>
        {messages.closeMyAccount}
      </Button>
    </form>
  )
}
