import { answer, refuse } from '#core/contract/outcome.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { choices, isAlwaysSent, isOn } from '../choices.ts'
import { readNotificationChoices, saveNotificationChoice } from '../contract.ts'
import { emailFacts, isAlwaysByEmail, isByEmail } from '../email-facts.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { emailFactChoose, emailFactDrop, emailFactsChosen } from './store/email-choice.store.ts'
import { choicesOff, choiceTurnOff, choiceTurnOn } from './store/choice.store.ts'

export const readChoicesHandler = ({ email }: Pick<NotificationDependencies, 'email'>) =>
  handleOutsideTransaction(readNotificationChoices, async ({ identity: { playerId }, db }) => {
    const off = await choicesOff(db, playerId)
    const chosen = await emailFactsChosen(db, playerId)
    return answer({
      choices: [
        ...choices.map((choice) => ({ ...choice, isOn: isOn(choice, off), isAlways: isAlwaysSent(choice) })),
        ...emailFacts.map((fact) => ({
          channel: 'email' as const,
          fact,
          isOn: isByEmail(fact, chosen),
          isAlways: isAlwaysByEmail(fact),
        })),
      ],
      hasEmail: (await email.readersAmong(db, [playerId])).length > 0,
    })
  })

export const saveChoiceHandler = handle(
  saveNotificationChoice,
  async ({ input: { choice, isOn: turnsOn }, identity: { playerId }, tx, now }) => {
    if (choice.channel === 'email') {
      const { fact } = choice
      if (!turnsOn && isAlwaysByEmail(fact)) return refuse('alwaysSent')
      await (turnsOn ? emailFactChoose(tx, { playerId, fact, now }) : emailFactDrop(tx, { playerId, fact }))
      return answer({})
    }
    if (!turnsOn && isAlwaysSent(choice)) return refuse('alwaysSent')
    await (turnsOn ? choiceTurnOn(tx, { playerId, choice }) : choiceTurnOff(tx, { playerId, choice, now }))
    return answer({})
  },
)
