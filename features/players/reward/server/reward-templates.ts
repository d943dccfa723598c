import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { expiryWords } from './bonus-expiry-letter.ts'

const bonuses = { en: 'Welcome bonus', fil: 'Welcome bonus' }

const expiryTemplate = (hoursLeft: number): MessageTemplate =>
  letterTemplate({
    key: `reward.expires${hoursLeft}`,
    kind: 'reward',
    name: `Bonus expires in ${hoursLeft} hours`,
    when: `${hoursLeft} hours before a bonus with playthrough left expires.`,
    words: (language) =>
      expiryWords(
        { bonus: bonuses[language], hoursLeft, expiresAt: addDuration(templateExample.at, hours(hoursLeft)) },
        language,
      ),
  })

/** The fixed messages about bonuses that expire. */
export const rewardTemplates: readonly MessageTemplate[] = [72, 24].map(expiryTemplate)
