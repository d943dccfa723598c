import { InnerPage, usePlayer } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { BankAccountsSkeleton } from './bank-accounts-skeleton.tsx'
import { BindBankCardForm } from './bind-bank-card-form.tsx'
import { useBankAccounts } from './use-bank-accounts.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Binds an account: any, that of `id`, or a replacement of `account`. Then returns to the page before. */
export function BindBankCardPage() {
  const bankId = numberOf(useQueryParameter('id'))
  const replaces = numberOf(useQueryParameter('account'))
  const back = useBack('/bankCardList')
  const player = usePlayer()
  const hasRoute = useHasRoute()
  const { answer, failure, refresh, refreshing } = useBankAccounts()
  const bound = () => {
    toast(replaces === undefined ? messages.accountAdded : messages.accountChanged, { tone: 'success' })
    back()
  }
  const isFull = answer !== undefined && replaces === undefined && answer.accounts.length >= answer.accountsMax
  return (
    <InnerPage title={replaces === undefined ? messages.addAccount : messages.changeAccount}>
      {player?.mobile === '' && hasRoute('/bind') ? (
        <EmptyState
          icon="phone"
          title={messages.mobileNeeded}
          action={<ButtonLink href="/bind">{messages.addMobile}</ButtonLink>}
        >
          {messages.mobileNeededHint}
        </EmptyState>
      ) : isFull ? (
        <EmptyState
          icon="bank"
          title={messages.accountLimitReached}
          action={<ButtonLink href="/bankCardList">{messages.yourAccounts}</ButtonLink>}
        >
          {formatMessage(messages.accountLimitReachedHint, { max: answer.accountsMax })}
        </EmptyState>
      ) : answer ? (
        <BindBankCardForm known={answer} bankId={bankId} replaces={replaces} onBound={bound} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <BankAccountsSkeleton />
      )}
    </InnerPage>
  )
}

function numberOf(typed: string | undefined): number | undefined {
  return typed !== undefined && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined
}
