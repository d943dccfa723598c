import * as v from 'valibot'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type EmailFact, isByEmail, isEmailFact } from '../email-facts.ts'
import { notificationTerms } from '../notification-kinds.ts'
import { notificationTexts as texts } from './messages/index.ts'
import type { FactWords, NotificationDependencies } from './notification-dependencies.ts'
import { emailFactsChosen } from './store/email-choice.store.ts'
import { notificationFind } from './store/notification.store.ts'

export const emailFactJobName = 'notification.email'

const payloadSchema = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((digits) => BigInt(digits)),
  ),
})

type Dependencies = Pick<NotificationDependencies, 'db' | 'email'>

/** Makes an e-mail of a notification. Whether its player may get it is decided now, and not when it happened. */
export const emailFactJob = ({ db, email }: Dependencies): Job => ({
  name: emailFactJobName,
  run: async ({ payload, now }) =>
    db.transaction(async (tx) => {
      const { id } = v.parse(payloadSchema, payload)
      const found = await notificationFind(tx, id)
      if (found === undefined || now >= found.endsAt || !isEmailFact(found.kind)) return
      const { playerId, kind, endsAt } = found
      if (!isByEmail(kind, await emailFactsChosen(tx, playerId))) return
      const { isForExcluded } = notificationTerms[kind]
      if (!isForExcluded && (await email.isExcluded(tx, playerId, now))) return
      const words = emailFactWords(kind, { language: await languageOfPlayer(tx, playerId), ...(await email.house()) })
      await email.send(tx, { playerId, kind, reference: `fact:${id}`, words, now, endsAt })
    }),
})

type Reader = { readonly language: Language; readonly operator: string; readonly publicUrl: string }

/** The fact alone, as a phone shows it: an e-mail is read by mail servers and over shoulders. */
export const emailFactWords = (kind: EmailFact, { language, operator, publicUrl }: Reader): FactWords => ({
  language,
  title: texts[kind][language],
  paragraphs: [formatMessage(texts.emailNext[language], { operator })],
  action: {
    label: formatMessage(texts.openLobby[language], { operator }),
    url: `${publicUrl}${notificationTerms[kind].path}`,
  },
})
