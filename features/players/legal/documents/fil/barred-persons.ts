import { messages } from '../../messages/fil.ts'

/** Barred persons and declarations in Filipino, in the order of `declarations.ts`. */
export const barredPersons: readonly string[] = [
  messages.barredAge,
  messages.barredGovernment,
  messages.barredArmedForcesOrPolice,
  messages.barredStudent,
  messages.barredRegulatorStaff,
  messages.barredLicenceHolder,
  messages.barredListedOrRelative,
  messages.barredLoanShark,
  messages.barredUnregistered,
]

export const declarations: readonly string[] = [
  messages.declareAge,
  messages.declareNotGovernment,
  messages.declareNotArmedForcesOrPolice,
  messages.declareNotStudent,
  messages.declareNotRegulatorStaff,
  messages.declareNotLicenceHolder,
  messages.declareNotListedOrRelative,
  messages.declareNotLoanShark,
]
