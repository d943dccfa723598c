import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { isOfMethod, methodNames, methods } from './methods.ts'
import { accountsBlocker } from './withdrawal-steps.ts'
import type { WithdrawalTerms } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'

type Accounts = WithdrawalTerms['accounts']

/** The payout methods. A method without an account leads to binding one. */
export function MethodChoice({ accounts }: { accounts: Accounts }) {
  return (
    <Card title={messages.withdrawTo} flush>
      {methodNames.map((name) => {
        const { title, icon, about, bankId } = methods[name]
        const own = accounts.filter((account) => isOfMethod(account, name))
        const bind = bankId === undefined ? '/bindBankCard?back=1' : `/bindBankCard?back=1&id=${bankId}`
        return (
          <ListRow
            key={name}
            icon={icon}
            title={title}
            subtitle={own.length === 0 ? messages.addAccountFirst : `${standingOf(own, about)} · ${numbersOf(own)}`}
            href={own.length === 0 ? bind : `/withdrawal/${name}`}
          />
        )
      })}
    </Card>
  )
}

const numbersOf = (accounts: Accounts): string => `••${accounts.map(({ numberEnd }) => numberEnd).join(', ••')}`

/** A method's own line, or the reason why it cannot be used yet. */
function standingOf(accounts: Accounts, about: string): string {
  const blocker = accountsBlocker(accounts)
  if (blocker === undefined) return about
  return blocker.until === null
    ? messages.differentName
    : formatMessage(messages.availableFrom, { time: formatInstant(blocker.until) })
}
