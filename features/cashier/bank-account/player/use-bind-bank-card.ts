import { useState } from 'react'
import {
  codeMissing,
  codeWrong,
  useForm,
  usePresence,
  useRefreshPlayer,
} from '#features/players/account/player/index.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { addBankAccount, type beginPasskeyBankAccount, listBankAccounts, modifyBankAccount } from '../contract.ts'
import { messages as bankAccountMessages } from '../messages/en.ts'
import { isNumberOf, plainNumber } from '../rules.ts'
import { messages } from './messages/en.ts'
import { useAccountProof } from './use-account-proof.ts'
import type { Institution } from './use-bank-accounts.ts'

type BindingForm = {
  readonly institution: Institution | undefined
  readonly holder: string
  readonly canUsePasskey: boolean
  /** The account that the new one replaces. */
  readonly replaces: number | undefined
  readonly onBound: () => void
}

/** The account form, and the call that binds it. */
export function useBindBankCard({ institution, holder, canUsePasskey, replaces, onBound }: BindingForm) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()
  const way = useAccountProof({ canUsePasskey })
  const [failure, setFailure] = useState<string>()
  const form = useForm({ cardNum: '', name: holder, code: '' }, ({ cardNum, name, code }) => [
    numberFault(cardNum, institution),
    name.trim() === '' ? faultAt('name', bankAccountMessages['bankAccount.nameMissing']) : undefined,
    way.byPasskey ? undefined : codeMissing(code),
  ])

  const showFailure = (reply: CallFailure<typeof modifyBankAccount | typeof beginPasskeyBankAccount>) => {
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    if (reply.kind === 'refusal' && reply.errcode === addBankAccount.refusals.codeWrong)
      return form.showFaults([codeWrong])
    if (reply.kind !== 'signedOut') setFailure(failureText(reply))
  }

  const submit = async () => {
    if (institution !== undefined && form.check()) await begin(institution)
  }
  const { begin, pending } = useOneAct(async ({ bankId }: Institution) => {
    setFailure(undefined)
    const { cardNum, name, code } = form.values
    const account = { bankId, cardNum, name }
    const wish = replaces === undefined ? account : { ...account, id: replaces }
    const proven = way.byPasskey ? await way.sign(wish, { withPresence }) : way.type(code)
    if (proven.kind === 'failed') return showFailure(proven.reply)
    if (proven.kind === 'turnedAway') return setFailure(messages.passkeyNotUsed)
    const reply = await withPresence(async () =>
      replaces === undefined
        ? client.send(addBankAccount, { ...account, ...proven.proof })
        : client.send(modifyBankAccount, { ...account, ...proven.proof, id: replaces }),
    )
    if (reply.kind !== 'answer') return showFailure(reply)
    await Promise.all([refreshCalls(listBankAccounts), refreshPlayer()])
    onBound()
  })
  return { form, way, submit, pending, failure, presenceDialog }
}

function numberFault(typed: string, institution: Institution | undefined): FieldFault | undefined {
  if (institution === undefined || isNumberOf(plainNumber(typed), institution)) return undefined
  const words = { institution: institution.shortName }
  return faultAt('cardNum', formatMessage(bankAccountMessages['bankAccount.numberWrong'], words))
}

const faultAt = (field: string, msg: string): FieldFault => ({ field, key: `bankAccount.${field}`, msg })
