import { useState } from 'react'
import {
  codeMissing,
  codeWrong,
  sealedPassword,
  useAccountConfiguration,
  useForm,
  usePresence,
  useRefreshPlayer,
  useStepUp,
} from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { getSafebox, initPassword, modifyPassword } from '../contract.ts'
import { messages as safeboxMessages } from '../messages/en.ts'
import { withdrawalPasswordFault } from '../rules.ts'
import { messages } from './messages/en.ts'

export type ProvenBy = 'withdrawalPassword' | 'accountPassword'

type PasswordFormOptions = {
  /** Undefined: there is none yet. */
  readonly by: ProvenBy | undefined
  readonly onDone: () => void
}

/** The form of the withdrawal password, first or changed. */
export function useWithdrawalPassword({ by, onDone }: PasswordFormOptions) {
  const client = useClient()
  const configuration = useAccountConfiguration()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()
  const oneTimeCode = useStepUp()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ old: '', password: '', again: '', code: '' }, ({ old, password, again, code }) => [
    by !== undefined && old === '' ? faultAt('old', messages.enterCurrentPassword) : undefined,
    withdrawalPasswordFault(password),
    again === password ? undefined : faultAt('again', messages.passwordsDiffer),
    codeMissing(code),
  ])

  const send = async () => {
    const { password, passwordKeyId } = await sealedPassword(configuration, form.values.password)
    const code = oneTimeCode.given(form.values.code, '')
    if (by === undefined) return client.send(initPassword, { password, passwordKeyId, ...code })
    const old = await sealedPassword(configuration, form.values.old)
    return client.send(modifyPassword, { by, password: old.password, newPassword: password, passwordKeyId, ...code })
  }
  const submit = async () => {
    if (form.check()) await begin()
  }
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await withPresence(send)
    if (reply.kind === 'invalid') return form.showFaults(reply.faults.map((fault) => ({ ...fault, field: 'password' })))
    const fault = reply.kind === 'refusal' ? fieldFaults[reply.errcode] : undefined
    if (fault) return form.showFaults([fault])
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    await Promise.all([refreshCalls(getSafebox), refreshPlayer()])
    onDone()
  })
  return { form, oneTimeCode, submit, pending, failure, presenceDialog }
}

const faultAt = (field: string, msg: string): FieldFault => ({ field, key: `safebox.${field}`, msg })

const { wrongPassword, wrongAccountPassword, nothingToChange, codeWrong: wrongCode } = modifyPassword.refusals

const fieldFaults: Readonly<Record<number, FieldFault>> = {
  [wrongPassword]: faultAt('old', safeboxMessages['safebox.wrongPassword']),
  [wrongAccountPassword]: faultAt('old', safeboxMessages['safebox.wrongAccountPassword']),
  [nothingToChange]: faultAt('password', safeboxMessages['safebox.nothingToChange']),
  [wrongCode]: codeWrong,
}
