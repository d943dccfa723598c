import { useState } from 'react'
import { smsType } from '#core/enumerations/sms-type.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { resetPassword } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { confirmationFault, mobileFault, passwordFault } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { codeMissing, codeWrong } from './code-fault.ts'
import { failureText } from '../failure-text.ts'
import { passwordMemory } from './password-memory.ts'
import { sealedPassword } from '../sealed-password.ts'
import { useForm } from '../use-form.ts'
import { useOneTimeCode } from './use-one-time-code.ts'

const empty = { mobile: '', code: '', password: '', password2: '' }

/** Number, code, new password. The flow never reveals whether the number belongs to an account. */
export function usePasswordReset() {
  const configuration = useAccountConfiguration()
  const navigate = useNavigate()
  const oneTimeCode = useOneTimeCode(smsType.forget)
  const resetting = useCallMutation(resetPassword)
  const [failure, setFailure] = useState<string>()
  const form = useForm(empty, (values) => [
    mobileFault(values.mobile.trim(), configuration, 'mobile'),
    codeMissing(values.code),
    passwordFault(values.password.trim(), configuration),
    confirmationFault(values.password.trim(), values.password2.trim()),
  ])
  const mobile = form.values.mobile.trim()

  const sendCode = () => {
    if (form.check('mobile')) void oneTimeCode.send(mobile, form.showFaults)
  }

  const submit = async () => {
    if (form.check()) await begin()
  }
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await resetting.send({
      account: mobile,
      countryCode: configuration.countryCode,
      ...oneTimeCode.given(form.values.code, mobile),
      ...(await sealedPassword(configuration, form.values.password.trim())),
    })
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    if (reply.kind === 'refusal' && reply.errcode === resetPassword.refusals.codeWrong)
      return form.showFaults([codeWrong])
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    void passwordMemory.forget()
    toast(accountMessages['account.passwordChanged'], { tone: 'success' })
    navigate('/login', { replace: true, data: { account: mobile } })
  })

  return { form, oneTimeCode, sendCode, submit, pending, failure }
}
