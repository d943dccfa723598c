import { useState } from 'react'
import { smsType } from '#core/enumerations/sms-type.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { bindMobile } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { mobileFault } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { codeMissing, codeWrong } from '../access/code-fault.ts'
import { failureText, type RefusalTexts } from '../failure-text.ts'
import { useForm } from '../use-form.ts'
import { useOneTimeCode } from '../access/use-one-time-code.ts'
import { useChangePlayer } from '../use-player.ts'
import { usePresence } from '../use-presence.tsx'

/** Binds a number with the code sent to it. */
export function useMobileBinding() {
  const configuration = useAccountConfiguration()
  const oneTimeCode = useOneTimeCode(smsType.bind)
  const binding = useCallMutation(bindMobile)
  const changePlayer = useChangePlayer()
  const { withPresence, presenceDialog } = usePresence()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ mobile: '', code: '' }, (values) => [
    mobileFault(values.mobile.trim(), configuration, 'mobile'),
    codeMissing(values.code),
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
    const given = { countryCode: configuration.countryCode, mobile, ...oneTimeCode.given(form.values.code, mobile) }
    const reply = await withPresence(async () => binding.send(given))
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    if (reply.kind === 'refusal' && reply.errcode === bindMobile.refusals.codeWrong) return form.showFaults([codeWrong])
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply, refusalTexts))
    toast(accountMessages['account.mobileBound'], { tone: 'success' })
    changePlayer({ mobile: reply.body.mobile })
  })

  return { form, oneTimeCode, sendCode, submit, pending, failure, presenceDialog }
}

const refusalTexts: RefusalTexts = {
  1004: accountMessages['account.alreadyBound'],
  1043: accountMessages['account.numberTaken'],
  1050: accountMessages['account.passwordNeeded'],
}
