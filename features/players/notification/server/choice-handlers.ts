import { answer, refuse } from '#core/contract/outcome.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { choices, isAlwaysSent, isOn } from '../choices.ts'
import { readNotificationChoices, saveNotificationChoice } from '../contract.ts'
import { choicesOff, choiceTurnOff, choiceTurnOn } from './store/choice.store.ts'

export const readChoicesHandler = handleOutsideTransaction(
  readNotificationChoices,
  async ({ identity: { playerId }, db }) => {
    const off = await choicesOff(db, playerId)
    return answer({
      choices: choices.map((choice) => ({ ...choice, isOn: isOn(choice, off), isAlways: isAlwaysSent(choice) })),
    })
  },
)

export const saveChoiceHandler = handle(
  saveNotificationChoice,
  async ({ input: { choice, isOn: turnsOn }, identity: { playerId }, tx, now }) => {
    if (!turnsOn && isAlwaysSent(choice)) return refuse('alwaysSent')
    await (turnsOn ? choiceTurnOn(tx, { playerId, choice }) : choiceTurnOff(tx, { playerId, choice, now }))
    return answer({})
  },
)
