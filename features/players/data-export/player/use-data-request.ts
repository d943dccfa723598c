import { useState } from 'react'
import type { FieldFault } from '#core/contract/outcome.ts'
import { sealedPassword, useAccountConfiguration, useForm } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { getDataExport, requestDataExport } from '../contract.ts'
import { messages as exportMessages } from '../messages/en.ts'
import { messages } from './messages/en.ts'

/** The form that asks for a copy. */
export function useDataRequest() {
  const configuration = useAccountConfiguration()
  const requesting = useCallMutation(requestDataExport)
  const refreshCalls = useRefreshCalls()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ password: '' }, ({ password }) => [
    password.trim() === '' ? faultAt(messages.passwordMissing) : undefined,
  ])
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await requesting.send(await sealedPassword(configuration, form.values.password.trim()))
    if (reply.kind === 'answer') return refreshCalls(getDataExport)
    if (reply.kind === 'signedOut') return
    if (reply.kind === 'refusal' && reply.errcode === requestDataExport.refusals.wrongCredentials) {
      return form.showFaults([faultAt(exportMessages['dataExport.wrongPassword'])])
    }
    setFailure(failureText(reply))
    await refreshCalls(getDataExport)
  })
  const submit = async () => {
    if (form.check()) await begin()
  }
  return { form, submit, pending, failure }
}

const faultAt = (msg: string): FieldFault => ({ field: 'password', key: 'dataExport.password', msg })
