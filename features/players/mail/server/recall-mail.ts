import type { Transaction } from '#platform/db/database.ts'
import { type MailMatter, mailRecall } from './store/mail.store.ts'

/** Recalls a letter whose cause is gone, unless its attachment was claimed. */
export async function recallMail(tx: Transaction, matter: MailMatter): Promise<'recalled' | 'tooLate'> {
  return (await mailRecall(tx, matter)) === undefined ? 'tooLate' : 'recalled'
}
