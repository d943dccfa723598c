import { useEffect, useState } from 'react'
import { smsType } from '#core/enumerations/sms-type.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { useLegalVersions } from '#features/players/legal/player/index.ts'
import { register } from '../../contract.ts'
import { earlierInvitationParameter, invitationParameter } from '../../invitation.ts'
import { needsCode } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { codeWrong } from '../access/code-fault.ts'
import { type CallFailure, failureText } from '../failure-text.ts'
import { takeInviteCode } from './invite-code.ts'
import { recallLineTicket } from '../access/line-ticket.ts'
import { phoneInformation } from '../access/phone-information.ts'
import { sealedPassword } from '../sealed-password.ts'
import { useAgreement } from '../agreement/use-agreement.ts'
import { useOneTimeCode } from '../access/use-one-time-code.ts'
import { fieldsOf, stepAfter, stepOfFaults } from './registration-step.ts'
import { useCodeCheck } from './use-code-check.ts'
import { useRegistrationForm } from './use-registration-form.ts'
import { useRegistrationSteps } from './use-registration-steps.ts'
import { useWelcome } from './use-welcome.ts'

export type RegistrationFailure = { readonly text: string; readonly errcode: number | undefined }

/** Registers an account with the entered values. */
export function useRegistration() {
  const configuration = useAccountConfiguration()
  const texts = useLegalVersions()
  const [failure, setFailure] = useState<RegistrationFailure>()
  const agreement = useAgreement()
  const { form, declared, declare } = useRegistrationForm(agreement.agreed)
  const { step, goTo, next, back } = useRegistrationSteps(form)
  const oneTimeCode = useOneTimeCode(smsType.register)
  const registering = useCallMutation(register)
  const invited = useInvite()
  const account = form.values.account.trim()
  const welcome = useWelcome(account)

  const sendCode = () => {
    // The call names the field differently; here the number is the account.
    if (form.check('account'))
      void oneTimeCode.send(account, (faults) =>
        form.showFaults(faults.map((fault) => ({ ...fault, field: 'account' }))),
      )
  }

  const showFaults = (faults: readonly FieldFault[]) => {
    const faulty = stepOfFaults(faults)
    if (faulty) goTo(faulty)
    form.showFaults(faults)
  }

  const showFailure = (reply: CallFailure) => {
    if (reply.kind === 'invalid') return showFaults(reply.faults)
    const errcode = reply.kind === 'refusal' ? reply.errcode : undefined
    if (errcode === register.refusals.codeWrong) return showFaults([codeWrong])
    setFailure({ text: failureText(reply), errcode })
  }

  const codeCheck = useCodeCheck({ account, oneTimeCode, onRight: next, onFailure: showFailure })

  const submit = async () => {
    setFailure(undefined)
    if (step === 'contact') return form.check(...fieldsOf.contact) && codeCheck.check(form.values.code)
    return stepAfter(step) ? next() : form.check() && beginOnce()
  }
  const { begin: beginOnce, pending: isRegistering } = useOneAct(async () => {
    const reply = await registering.send({
      account,
      countryCode: configuration.countryCode,
      type: 0,
      birthDate: form.values.birthDate,
      declarations: [...declared],
      agreements: { termsOfUse: texts.termsOfUse, privacyPolicy: texts.privacyPolicy },
      ...(needsCode(configuration) && oneTimeCode.given(form.values.code, account)),
      ...circumstances(invited),
      ...(await sealedPassword(configuration, form.values.password.trim())),
    })
    if (reply.kind === 'answer') welcome(reply.body)
    else showFailure(reply)
  })

  const pending = isRegistering || codeCheck.pending
  return { form, step, back, declared, declare, agreement, oneTimeCode, sendCode, submit, pending, failure }
}

/** Stores the invite code of the address at once: a player who looks around before registering is still invited. */
function useInvite(): string | undefined {
  const current = useQueryParameter(invitationParameter)
  const earlier = useQueryParameter(earlierInvitationParameter)
  const invited = current ?? earlier
  useEffect(() => void takeInviteCode(invited), [invited])
  return invited
}

/** How the player came here. */
function circumstances(invited: string | undefined) {
  const inviteCode = takeInviteCode(invited)
  const lineTicket = recallLineTicket()
  return {
    outUrl: location.origin,
    phoneinfoJsonModel: phoneInformation(),
    ...(inviteCode && { inviteCode }),
    ...(lineTicket && { lineTicket }),
  }
}
