import { answer } from '#core/contract/outcome.ts'
import { type Language, languages } from '#core/language/language.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { isTestable } from '#features/players/message-template/server/index.ts'
import { smsParts } from '#platform/notifications/sms-parts.ts'
import type { ChannelStep } from '../../graph.ts'
import { previewMessage } from '../../message-contract.ts'
import type { CampaignChannels } from '../campaign-channels.ts'
import { promoEmailWords, promoPushView, promoSmsText } from '../promo-content.ts'

type Dependencies = { readonly channels: Pick<CampaignChannels, 'house' | 'sampleEmail' | 'tests'> }

/** What players get of a step, in both languages. */
export const previewMessageHandler = ({ channels }: Dependencies) =>
  handleStaff(previewMessage, async ({ input: { step } }) => {
    const messages = await Promise.all(languages.map((language) => previewIn(language, step, channels)))
    return answer({ messages, isTestable: step.kind !== 'push' && isTestable(channels.tests, step.kind) })
  })

async function previewIn(language: Language, step: ChannelStep, channels: Dependencies['channels']) {
  const nothing = { language, email: null, sms: null, push: null }
  const house = await channels.house()
  if (step.kind === 'push') return { ...nothing, push: promoPushView(step, language) }
  if (step.kind === 'sms') {
    const text = promoSmsText(step, language, house)
    return { ...nothing, sms: { text, ...smsParts(text) } }
  }
  const { unsubscribeUrl = null, ...email } = await channels.sampleEmail(
    'promos',
    promoEmailWords(step, language, house),
  )
  return { ...nothing, email: { ...email, unsubscribeUrl } }
}
