import { useEffect, useState } from 'react'
import { smsType } from '#core/enumerations/sms-type.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { useLegalVersions } from '#features/players/legal/player/index.ts'
import { register } from '../../contract.ts'
import { earlierInvitationParameter, invitationParameter } from '../../invitation.ts'
import { accountMessages } from '../../messages.ts'
import { needsCode } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { rememberAccount } from '../access/account-memory.ts'
import { codeWrong } from '../access/code-fault.ts'
import { type CallFailure, failureText } from '../failure-text.ts'
import { forgetInviteCode, takeInviteCode } from './invite-code.ts'
import { forgetLineTicket, recallLineTicket } from '../access/line-ticket.ts'
import { phoneInformation } from '../access/phone-information.ts'
import { sealedPassword } from '../sealed-password.ts'
import { useAgreement } from '../agreement/use-agreement.ts'
import { type SignedIn, useBeginSession } from '../access/use-begin-session.ts'
import { useOneTimeCode } from '../access/use-one-time-code.ts'
import { useRegistrationForm } from './use-registration-form.ts'

export type RegistrationFailure = { readonly text: string; readonly errcode: number | undefined }

/** Registers an account with the entered values. */
export function useRegistration() {
  const configuration = useAccountConfiguration()
  const texts = useLegalVersions()
  const { form, declared, declare } = useRegistrationForm()
  const [failure, setFailure] = useState<RegistrationFailure>()
  const agreement = useAgreement()
  const oneTimeCode = useOneTimeCode(smsType.register)
  const registering = useCallMutation(register)
  const begin = useBeginSession()
  const invited = useInvite()
  const account = form.values.account.trim()

  const sendCode = () => {
    // The call names the field differently; here the number is the account.
    if (form.check('account'))
      void oneTimeCode.send(account, (faults) =>
        form.showFaults(faults.map((fault) => ({ ...fault, field: 'account' }))),
      )
  }

  const welcome = (signedIn: SignedIn) => {
    rememberAccount(account)
    forgetInviteCode()
    forgetLineTicket()
    begin(signedIn)
    toast(accountMessages['account.registered'], { tone: 'success' })
  }

  const showFailure = (reply: CallFailure) => {
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    const errcode = reply.kind === 'refusal' ? reply.errcode : undefined
    if (errcode === register.refusals.codeWrong) return form.showFaults([codeWrong])
    setFailure({ text: failureText(reply), errcode })
  }

  const submit = async () => {
    if (form.check()) await beginOnce()
  }
  const { begin: beginOnce, pending } = useOneAct(async () => {
    setFailure(undefined)
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

  return { form, declared, declare, agreement, oneTimeCode, sendCode, submit, pending, failure }
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
