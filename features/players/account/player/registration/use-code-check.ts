import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { checkCode } from '../../contract.ts'
import { needsCode } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import type { CallFailure } from '../failure-text.ts'
import type { OneTimeCode } from '../access/use-one-time-code.ts'

type CodeCheckOptions = {
  readonly account: string
  readonly oneTimeCode: Pick<OneTimeCode, 'given'>
  readonly onRight: () => void
  readonly onFailure: (failure: CallFailure) => void
}

/** Has the server check the code where it is entered, so that a wrong one is not found at the end of the form. */
export function useCodeCheck({ account, oneTimeCode, onRight, onFailure }: CodeCheckOptions) {
  const configuration = useAccountConfiguration()
  const checking = useCallMutation(checkCode)
  const { begin, pending } = useOneAct(async (code: string) => {
    const { countryCode } = configuration
    const reply = await checking.send({ account, countryCode, ...oneTimeCode.given(code, account) })
    if (reply.kind === 'answer') onRight()
    else onFailure(reply)
  })
  const check = async (code: string) => (needsCode(configuration) ? begin(code) : onRight())
  return { check, pending }
}
