import { useState } from 'react'
import { smsType } from '#core/enumerations/sms-type.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listSessions, modifyPassword } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { confirmationFault, passwordFault } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { codeMissing, codeWrong } from '../access/code-fault.ts'
import { type CallFailure, failureText, type RefusalTexts } from '../failure-text.ts'
import { passwordMemory } from '../access/password-memory.ts'
import { sealedPassword } from '../sealed-password.ts'
import { useForm } from '../use-form.ts'
import { useOneTimeCode } from '../access/use-one-time-code.ts'

const empty = { oldPassword: '', password: '', password2: '', code: '' }
const { wrongCredentials, codeWrong: wrongCode, nothingToChange } = modifyPassword.refusals

type PasswordChangeOptions = { readonly withCode: boolean; readonly onDone: () => void }

/** Old password, new password, and a code if a mobile is bound. Signs out every other device. */
export function usePasswordChange({ withCode, onDone }: PasswordChangeOptions) {
  const configuration = useAccountConfiguration()
  const oneTimeCode = useOneTimeCode(smsType.stepUp)
  const modifying = useCallMutation(modifyPassword)
  const refreshCalls = useRefreshCalls()
  const [failure, setFailure] = useState<string>()
  const form = useForm(empty, ({ oldPassword, password, password2, code }) => [
    passwordMissing(oldPassword.trim()),
    passwordFault(password.trim(), configuration),
    confirmationFault(password.trim(), password2.trim()),
    withCode ? codeMissing(code) : undefined,
  ])

  const showFailure = (reply: CallFailure) => {
    if (reply.kind === 'invalid') return form.showFaults(reply.faults.map(atNewPassword))
    if (reply.kind === 'signedOut') return
    const fault = reply.kind === 'refusal' ? fieldFaults[reply.errcode] : undefined
    if (fault) form.showFaults([fault])
    else setFailure(failureText(reply, refusalTexts))
  }

  const submit = async () => {
    if (form.check()) await begin()
  }
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const { password: newPassword } = await sealedPassword(configuration, form.values.password.trim())
    const reply = await modifying.send({
      ...(await sealedPassword(configuration, form.values.oldPassword.trim())),
      newPassword,
      ...(withCode && oneTimeCode.given(form.values.code, '')),
    })
    if (reply.kind !== 'answer') return showFailure(reply)
    void passwordMemory.forget()
    void refreshCalls(listSessions)
    toast(accountMessages['account.passwordChanged'], { tone: 'success' })
    onDone()
  })

  return { form, oneTimeCode, submit, pending, failure }
}

const refusalTexts: RefusalTexts = { 102: accountMessages['account.tooManyPasswords'] }

const faultAt = (field: string, key: keyof typeof accountMessages, msg: string): FieldFault => ({ field, key, msg })

const fieldFaults: Readonly<Record<number, FieldFault>> = {
  [wrongCredentials]: faultAt('oldPassword', 'account.passwordWrong', accountMessages['account.passwordWrong']),
  [wrongCode]: codeWrong,
  [nothingToChange]: faultAt('password', 'account.passwordSame', accountMessages['account.passwordSame']),
}

const passwordMissing = (password: string) =>
  password === ''
    ? faultAt('oldPassword', 'account.passwordMissing', accountMessages['account.passwordMissing'])
    : undefined

/** The call's field for the new password has another name. */
const atNewPassword = (fault: FieldFault): FieldFault =>
  fault.field === 'newPassword' ? { ...fault, field: 'password' } : fault
