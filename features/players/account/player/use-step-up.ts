import { smsType } from '#core/enumerations/sms-type.ts'
import { type OneTimeCode, useOneTimeCode } from './access/use-one-time-code.ts'

/** A code for the player's own number, as second factor. */
export const useStepUp = (): OneTimeCode => useOneTimeCode(smsType.stepUp)
