import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { isOfMethod, methodNames, methods } from './methods.ts'
import type { WithdrawalTerms } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'

/** The payout methods. A method without an account leads to binding one. */
export function MethodChoice({ accounts }: { accounts: WithdrawalTerms['accounts'] }) {
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
            subtitle={
              own.length === 0
                ? messages.addAccountFirst
                : `${about} · ••${own.map((each) => each.numberEnd).join(', ••')}`
            }
            href={own.length === 0 ? bind : `/withdrawal/${name}`}
          />
        )
      })}
    </Card>
  )
}
