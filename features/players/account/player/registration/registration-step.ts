import type { FieldFault } from '#core/contract/outcome.ts'

/** Three short steps: how to reach the player, the password, and who may play. */
export const registrationSteps = ['contact', 'password', 'eligibility'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** The fields of each step, in the order in which they are looked at. */
export const fieldsOf: Readonly<Record<RegistrationStep, readonly string[]>> = {
  contact: ['account', 'code'],
  password: ['password', 'password2'],
  eligibility: ['birthDate', 'declarations', 'agreements'],
}

export const stepAfter = (step: RegistrationStep): RegistrationStep | undefined =>
  registrationSteps[registrationSteps.indexOf(step) + 1]
export const stepBefore = (step: RegistrationStep): RegistrationStep | undefined =>
  registrationSteps[registrationSteps.indexOf(step) - 1]

/** The first step with a fault, where the form goes back to; a fault without a field of the form stays where it is. */
export const stepOfFaults = (faults: readonly FieldFault[]): RegistrationStep | undefined =>
  registrationSteps.find((step) => faults.some(({ field }) => fieldsOf[step].includes(field)))
