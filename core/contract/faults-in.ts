import type { Language } from '#core/language/language.ts'
import { formatMessage, type Message, type ParamsOf } from '#core/message/format-message.ts'
import type { LocalCatalogue } from '#core/message/local-text.ts'
import type { FieldFault } from './outcome.ts'

/** Faults of rules that screens share, in the language of the reply: their key names the text. */
export const faultsIn = (faults: readonly FieldFault[], texts: LocalCatalogue, language: Language): FieldFault[] =>
  faults.map((fault) => {
    const text = texts[fault.key]?.[language]
    return text === undefined
      ? fault
      : { ...fault, msg: formatMessage<Message>(text, (fault.params ?? {}) as ParamsOf<Message>) }
  })
