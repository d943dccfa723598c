import type { OperatorDetails } from './operator-details.ts'

/**
 * The text of a house that has not entered every contact: it names customer service in place of an e-mail address, and leaves
 * out each sentence with a missing helpline number.
 */
export function withoutMissingContacts(text: string, { supportEmail, helplinePhone }: OperatorDetails): string {
  const reachable = supportEmail === '' ? text.replaceAll(mailAddress, '[customer service](/service)') : text
  return helplinePhone === '' ? withoutSentences(reachable, '{helplinePhone}') : reachable
}

/** The placeholder, alone or as a link's words or target. */
const mailAddress =
  /\[[^\]]*\]\([^)]*\{supportEmail\}[^)]*\)|\[[^\]]*\{supportEmail\}[^\]]*\]\([^)]*\)|\{supportEmail\}/g

const withoutSentences = (text: string, placeholder: string): string =>
  text
    .split(/(?<=[.!?][”"]?) /)
    .filter((sentence) => !sentence.includes(placeholder))
    .join(' ')
