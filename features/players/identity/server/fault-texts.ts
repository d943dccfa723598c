import type { LocalText } from '#core/message/local-text.ts'
import type { FaultReason } from '../identity-words.ts'
import { identityTexts as texts } from '../messages/index.ts'

/** Texts about items of a declaration that staff found at fault. */
export const faultTexts: Readonly<Record<FaultReason, LocalText>> = {
  blurred: texts.faultBlurred,
  cutOff: texts.faultCutOff,
  glare: texts.faultGlare,
  covered: texts.faultCovered,
  wrongDocument: texts.faultWrongDocument,
  documentExpired: texts.faultDocumentExpired,
  faceDiffers: texts.faultFaceDiffers,
  differsFromDocument: texts.faultDiffersFromDocument,
  incomplete: texts.faultIncomplete,
  notBelievable: texts.faultNotBelievable,
}
