import { useState } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { dayOf, isCalendarDay } from '#core/clock/manila.ts'
import { type DeclarationId, eligibilityDeclarations } from '#features/players/legal/player/index.ts'
import * as rules from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { wholeCode } from '../access/code-fault.ts'
import { useForm } from '../use-form.ts'

const empty = { account: '', password: '', password2: '', code: '', birthDate: '' }

/** State and validation of the registration form. */
export function useRegistrationForm(agreed: boolean) {
  const configuration = useAccountConfiguration()
  const [declared, declare] = useState<readonly DeclarationId[]>([])
  const form = useForm(empty, (values) => {
    const account = values.account.trim()
    const password = values.password.trim()
    return [
      rules.registersByMobile(configuration)
        ? rules.mobileFault(account, configuration)
        : rules.usernameFault(account, configuration),
      rules.codeFault(wholeCode(values.code), configuration),
      rules.passwordFault(password, configuration, [account]),
      rules.confirmationFault(password, values.password2.trim()),
      birthDateFault(values.birthDate),
      rules.declarationsFault(declared, requiredDeclarations),
      rules.agreementFault(agreed),
    ]
  })
  return { form, declared, declare }
}

const requiredDeclarations = eligibilityDeclarations.map(({ id }) => id)

function birthDateFault(birthDate: string) {
  if (!isCalendarDay(birthDate)) return rules.birthDateMissing()
  return rules.ageFault(birthDate, dayOf(systemClock.now()))
}
