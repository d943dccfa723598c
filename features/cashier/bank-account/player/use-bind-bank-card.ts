import { useState } from 'react'
import {
  codeMissing,
  codeWrong,
  useForm,
  usePresence,
  useRefreshPlayer,
  useStepUp,
} from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { addBankAccount, listBankAccounts, modifyBankAccount } from '../contract.ts'
import { messages as bankAccountMessages } from '../messages/en.ts'
import { isNumberOf, plainNumber } from '../rules.ts'
import type { Institution } from './use-bank-accounts.ts'

type BindingForm = {
  readonly institution: Institution | undefined
  readonly holder: string
  /** The account that the new one replaces. */
  readonly replaces: number | undefined
  readonly onBound: () => void
}

/** The account form, and the call that binds it. */
export function useBindBankCard({ institution, holder, replaces, onBound }: BindingForm) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()
  const oneTimeCode = useStepUp()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ cardNum: '', name: holder, code: '' }, ({ cardNum, name, code }) => [
    numberFault(cardNum, institution),
    name.trim() === '' ? faultAt('name', bankAccountMessages['bankAccount.nameMissing']) : undefined,
    codeMissing(code),
  ])

  const submit = async () => {
    if (institution !== undefined && form.check()) await begin(institution)
  }
  const { begin, pending } = useOneAct(async ({ bankId }: Institution) => {
    setFailure(undefined)
    const { cardNum, name, code } = form.values
    const { code: otp, requestId } = oneTimeCode.given(code, '')
    const account = {
      bankId,
      cardNum,
      name,
      otp,
      ...(requestId === undefined ? {} : { requestId }),
    }
    const reply = await withPresence(async () =>
      replaces === undefined
        ? client.send(addBankAccount, account)
        : client.send(modifyBankAccount, { ...account, id: replaces }),
    )
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    if (reply.kind === 'refusal' && reply.errcode === addBankAccount.refusals.codeWrong)
      return form.showFaults([codeWrong])
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    await Promise.all([refreshCalls(listBankAccounts), refreshPlayer()])
    onBound()
  })
  return { form, oneTimeCode, submit, pending, failure, presenceDialog }
}

function numberFault(typed: string, institution: Institution | undefined): FieldFault | undefined {
  if (institution === undefined || isNumberOf(plainNumber(typed), institution)) return undefined
  const words = { institution: institution.shortName }
  return faultAt('cardNum', formatMessage(bankAccountMessages['bankAccount.numberWrong'], words))
}

const faultAt = (field: string, msg: string): FieldFault => ({ field, key: `bankAccount.${field}`, msg })
