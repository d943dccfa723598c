import { formatInstant } from '#core/clock/manila-format.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import styles from './bank-account.module.css'
import { BankAccountsSkeleton } from './bank-accounts-skeleton.tsx'
import { MatchBadge } from './match-badge.tsx'
import { type BankAccounts, useBankAccounts } from './use-bank-accounts.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The player's payout accounts. A tap on one leads to changing it. */
export function BankCardListPage() {
  const { answer, failure, refresh, refreshing } = useBankAccounts()
  return (
    <InnerPage title={messages.bankAccounts}>
      {answer ? (
        <Accounts known={answer} />
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

function Accounts({ known: { accounts, accountsMax } }: { known: BankAccounts }) {
  if (accounts.length === 0) {
    return (
      <EmptyState
        icon="bank"
        title={messages.noAccountsYet}
        action={<ButtonLink href="/bindBankCard">{messages.addAccount}</ButtonLink>}
      >
        {messages.noAccountsHint}
      </EmptyState>
    )
  }
  return (
    <>
      <Card flush>
        {accounts.map((account) => (
          <ListRow
            key={account.id}
            icon={account.kind === 'ewallet' ? 'wallet' : 'bank'}
            title={`${account.bankName} ••${account.numberEnd}`}
            subtitle={
              account.restsUntil === null
                ? account.name
                : formatMessage(messages.withdrawalsFrom, { time: formatInstant(account.restsUntil) })
            }
            trailing={<MatchBadge account={account} />}
            href={`/bindBankCard?id=${account.bankId}&account=${account.id}`}
          />
        ))}
      </Card>
      {accounts.length < accountsMax ? (
        <ButtonLink href="/bindBankCard" icon="plus" block>
          {messages.addAnotherAccount}
        </ButtonLink>
      ) : (
        <p className={styles.note}>{formatMessage(messages.accountLimitHint, { max: accountsMax })}</p>
      )}
    </>
  )
}
