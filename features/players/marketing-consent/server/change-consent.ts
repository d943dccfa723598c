import type { Transaction } from '#platform/db/database.ts'
import { currentWording } from '../wordings.ts'
import { consentDelete, consentInsert } from './store/consent.store.ts'
import { type ConsentChange, consentChangeInsert } from './store/consent-change.store.ts'

type NewConsent = Omit<ConsentChange, 'isGiven' | 'wording' | 'language'> & {
  readonly language: NonNullable<ConsentChange['language']>
}

/** Gives a consent by the words that are shown now. A second time changes nothing. */
export async function giveConsent(tx: Transaction, giving: NewConsent): Promise<void> {
  if (!(await consentInsert(tx, giving))) return
  await consentChangeInsert(tx, { ...giving, isGiven: true, wording: currentWording })
}

type Withdrawal = Omit<ConsentChange, 'isGiven' | 'wording' | 'language'> & Partial<Pick<ConsentChange, 'language'>>

/** Withdraws a consent, for messages that wait to be sent, too. A second time is as good as the first. */
export async function withdrawConsent(tx: Transaction, { language = null, ...withdrawing }: Withdrawal) {
  if (!(await consentDelete(tx, withdrawing))) return
  const wording = language === null ? null : currentWording
  await consentChangeInsert(tx, { ...withdrawing, isGiven: false, wording, language })
}
