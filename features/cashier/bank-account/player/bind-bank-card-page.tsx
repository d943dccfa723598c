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

/** Binds an account: any, that of `id`, or a replacement of `account`. Then returns to the page before. */
export function BindBankCardPage() {
  const bankId = numberOf(useQueryParameter('id'))
  const replaces = numberOf(useQueryParameter('account'))
  const back = useBack('/bankCardList')
  const player = usePlayer()
  const hasRoute = useHasRoute()
  const { answer, failure, refresh, refreshing } = useBankAccounts()
  const bound = () => {
    const done = replaces === undefined ? 'The account is bound.' : 'The account is changed.'
    toast(`${done} You can withdraw to it after 24 hours.`, { tone: 'success' })
    back()
  }
  const isFull = answer !== undefined && replaces === undefined && answer.accounts.length >= answer.accountsMax
  return (
    <InnerPage title={replaces === undefined ? 'Bind an account' : 'Change the account'}>
      {player?.mobile === '' && hasRoute('/bind') ? (
        <EmptyState
          icon="phone"
          title="A mobile number first"
          action={<ButtonLink href="/bind">Bind a number</ButtonLink>}
        >
          A code is sent to it before money can go to a new place.
        </EmptyState>
      ) : isFull ? (
        <EmptyState
          icon="bank"
          title="You have five accounts"
          action={<ButtonLink href="/bankCardList">Your accounts</ButtonLink>}
        >
          That is the most. Change one of them instead.
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
