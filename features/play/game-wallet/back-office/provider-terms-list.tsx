import { FactList } from '#platform/office-ui/fact-list.tsx'
import { timesText } from './times-text.ts'
import type { Provider } from './provider.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const yesNo = (is: boolean): string => (is ? messages.yes : messages.no)

export function ProviderTermsList({ provider }: { readonly provider: Provider }) {
  const { lateWinHours, promoBetRate, requestsPerSecond, adapter, inquiryUrl, comparedDay } = provider
  const facts = [
    { name: messages.voidRounds, value: yesNo(provider.mayVoidRound) },
    { name: messages.adjustRounds, value: yesNo(provider.mayAdjust) },
    { name: messages.payPromotions, value: yesNo(provider.mayPromo) },
    { name: messages.ownJackpots, value: yesNo(provider.mayJackpot) },
    {
      name: messages.lateWinsFact,
      value:
        lateWinHours === null
          ? messages.lateWinsRefused
          : formatMessage(messages.lateWinsPaid, { count: lateWinHours }),
    },
    { name: messages.promotionPlaythroughFact, value: timesText(promoBetRate) },
    { name: messages.requestsPerSecond, value: requestsPerSecond.toLocaleString('en-PH') },
    {
      name: adapter === null ? messages.inquiryAddress : messages.catalogueAddress,
      value: inquiryUrl ?? messages.noAddress,
    },
    ...(adapter === null ? [] : [{ name: messages.adapterAddress, value: `/adapters/${adapter}/${provider.id}/` }]),
    { name: messages.roundsComparedUpTo, value: comparedDay ?? messages.notYet },
    { name: messages.openDifferences, value: provider.openDifferences.toLocaleString('en-PH') },
  ]
  return <FactList facts={facts} />
}
