import type { FieldFault } from '#core/contract/outcome.ts'
import { textFaults } from '../text-faults.ts'

const shownMax = 20

/** Faults that keep a text from being saved, by field. */
export const faultsOfText = (text: { readonly summary: string; readonly body: string }): FieldFault[] =>
  textFaults(text)
    .slice(0, shownMax)
    .map(({ line, message }) => ({
      field: 'body',
      key: 'legalText',
      msg: line === 0 ? message : `Line ${line}: ${message}`,
    }))
