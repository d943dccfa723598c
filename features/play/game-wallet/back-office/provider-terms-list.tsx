import { FactList } from '#platform/office-ui/fact-list.tsx'
import { timesText } from './times-text.ts'
import type { Provider } from './provider.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const yesNo = (is: boolean): string => (is ? messages.yes : messages.no)

export function ProviderTermsList({ provider }: { readonly provider: Provider }) {
  const { lateWinHours, promoBetRate, requestsPerSecond, adapter, inquiryUrl, comparedDay } = provider
  const facts = [
    { name: messages.takeBackWholeRounds, value: yesNo(provider.mayVoidRound) },
    { name: messages.correctRoundsByHand, value: yesNo(provider.mayAdjust) },
    { name: messages.payPromotions, value: yesNo(provider.mayPromo) },
    { name: messages.runItsOwnJackpots, value: yesNo(provider.mayJackpot) },
    {
      name: messages.winsAfterTheRound,
      value: lateWinHours === null ? messages.refused : formatMessage(messages.forLateWinHoursHours, { lateWinHours }),
    },
    { name: messages.playOfAPromotion, value: timesText(promoBetRate) },
    { name: messages.requestsPerSecond, value: requestsPerSecond.toLocaleString('en-PH') },
    {
      name: adapter === null ? messages.askedAt : messages.catalogueFetchedAt,
      value: inquiryUrl ?? messages.noAddressNoCatalogue,
    },
    ...(adapter === null ? [] : [{ name: messages.itsAddressHere, value: `/adapters/${adapter}/${provider.id}/` }]),
    { name: messages.roundsComparedUpTo, value: comparedDay ?? messages.notYet },
    { name: messages.openDifferences, value: provider.openDifferences.toLocaleString('en-PH') },
  ]
  return <FactList facts={facts} />
}
