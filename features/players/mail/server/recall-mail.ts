import type { Transaction } from '#platform/db/database.ts'
import { type MailMatter, mailRecall } from './mail.store.ts'

/** Calls a letter back whose cause is gone, unless what was attached was taken. */
export async function recallMail(tx: Transaction, matter: MailMatter): Promise<'recalled' | 'tooLate'> {
  return (await mailRecall(tx, matter)) === undefined ? 'tooLate' : 'recalled'
}
