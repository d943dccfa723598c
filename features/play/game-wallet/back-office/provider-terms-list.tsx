import { FactList } from '#platform/office-ui/fact-list.tsx'
import { timesText } from './times-text.ts'
import type { Provider } from './provider.ts'

const yesNo = (is: boolean): string => (is ? 'Yes' : 'No')

export function ProviderTermsList({ provider }: { readonly provider: Provider }) {
  const { lateWinHours, promoBetRate, requestsPerSecond, adapter, inquiryUrl, comparedDay } = provider
  const facts = [
    { name: 'Take back whole rounds', value: yesNo(provider.mayVoidRound) },
    { name: 'Correct rounds by hand', value: yesNo(provider.mayAdjust) },
    { name: 'Pay promotions', value: yesNo(provider.mayPromo) },
    { name: 'Run its own jackpots', value: yesNo(provider.mayJackpot) },
    { name: 'Wins after the round', value: lateWinHours === null ? 'Refused' : `For ${lateWinHours} hours` },
    { name: 'Play of a promotion', value: timesText(promoBetRate) },
    { name: 'Requests per second', value: requestsPerSecond.toLocaleString('en-PH') },
    { name: adapter === null ? 'Asked at' : 'Catalogue fetched at', value: inquiryUrl ?? 'No address: no catalogue' },
    ...(adapter === null ? [] : [{ name: 'Its address here', value: `/adapters/${adapter}/${provider.id}/` }]),
    { name: 'Rounds compared up to', value: comparedDay ?? 'Not yet' },
    { name: 'Open differences', value: provider.openDifferences.toLocaleString('en-PH') },
  ]
  return <FactList facts={facts} />
}
