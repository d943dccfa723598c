import { changed, handleStaffChangeAfter, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { sendTest, testRecipient } from '#features/players/message-template/server/index.ts'
import type { Language } from '#core/language/language.ts'
import type { TestableStep } from '../../graph.ts'
import { testMessage } from '../../message-contract.ts'
import type { CampaignChannels } from '../campaign-channels.ts'
import { promoEmailWords, promoSmsText } from '../promo-content.ts'

type Channels = Pick<CampaignChannels, 'house' | 'sampleEmail' | 'tests'>
type Dependencies = Pick<StaffDependencies, 'audit' | 'limiter'> & { readonly channels: Channels }

/** Sends what players would get to the member who writes it. It stands in no campaign's figures and in no player's log. */
export const testMessageHandler = ({ audit, limiter, channels }: Dependencies) =>
  handleStaffChangeAfter(audit, testMessage, async ({ input, staff, db, now }) => {
    const { step, language, number } = input
    const { tests } = channels
    const recipient = await testRecipient(db, { channel: step.kind, number, staff, now }, { limiter, tests })
    if (recipient.kind !== 'recipient') return recipient
    const { to, sentTo } = recipient
    const content = await contentOf(step, language, channels)
    return {
      kind: 'ready',
      write: async (tx) => {
        await sendTest(tx, tests, { content, to, now })
        const after = { channel: step.kind, language, sentTo }
        return changed({ channel: step.kind, sentTo }, { subject: `staff:${staff.staffId}`, before: null, after })
      },
    }
  })

async function contentOf(step: TestableStep, language: Language, { house, sampleEmail }: Channels) {
  if (step.kind === 'sms') return { sms: promoSmsText(step, language, await house()) }
  return { email: await sampleEmail('promos', promoEmailWords(step, language, await house())) }
}
