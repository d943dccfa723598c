import * as v from 'valibot'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { gameReturnsSchema } from '#games/protocol/catalogue.ts'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import type { listOffers } from '../offer-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './offer-entries.module.css'

type Entry = ResponseOf<typeof listOffers>['offers'][number]['entries'][number]

const kinds: Readonly<Record<Entry['kind'], { readonly label: string; readonly tone: BadgeProps['tone'] }>> = {
  renamed: { label: messages.renamed, tone: 'neutral' },
  added: { label: messages.new, tone: 'success' },
  changed: { label: messages.changed, tone: 'warning' },
  back: { label: messages.returned, tone: 'success' },
  gone: { label: messages.withdrawn, tone: 'danger' },
}

/** What the facts of a game are called on the screen. */
const factNames: Readonly<Record<string, string>> = {
  rtpBasisPoints: messages.factRtp,
  maxWin: messages.factMaxWin,
  returns: messages.factReturns,
  stakeMin: messages.factBetMin,
  stakeMax: messages.factBetMax,
  isDemo: messages.factDemo,
  isVirtual: messages.factVirtual,
  theme: messages.factTheme,
  features: messages.factFeatures,
  iconUrl: messages.factIcon,
  launchUrl: messages.factAddress,
}

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 2 })
const money = (text: string): string => formatMoney(wireCentavos(Number(text)))
function returnsText(text: string): string {
  const declared = v.safeParse(v.pipe(v.string(), v.parseJson(), gameReturnsSchema), text)
  if (!declared.success) return messages.none
  const { highestBasisPoints, deviationThousandths, capHundredths, ways } = declared.output
  return formatMessage(messages.returnsDeclared, {
    highest: percent.format(highestBasisPoints / 10_000),
    deviation: (deviationThousandths / 1_000).toLocaleString('en-PH'),
    cap: formatHundredths(BigInt(capHundredths)),
    ways,
  })
}

/** Providers' units in readable form. */
const factTexts: Readonly<Record<string, (text: string) => string>> = {
  rtpBasisPoints: (text) => percent.format(Number(text) / 10_000),
  maxWin: (text) => formatMessage(messages.timesBet, { times: formatHundredths(BigInt(text)) }),
  returns: returnsText,
  stakeMin: money,
  stakeMax: money,
  isDemo: (text) => (text === 'true' ? messages.yes : messages.no),
  isVirtual: (text) => (text === 'true' ? messages.yes : messages.no),
  theme: (text) => text || messages.none,
  features: (text) => text || messages.none,
  iconUrl: (text) => text || messages.none,
}
const factText = (fact: string, value: unknown): string => factTexts[fact]?.(String(value)) ?? String(value)

type OfferEntriesProps = {
  readonly entries: readonly Entry[]
  readonly chosen: readonly string[]
  /** Absent: the reader only looks. */
  readonly onChoose: ((keys: readonly string[]) => void) | undefined
}

/** One line per difference, with the current and the offered value. */
export function OfferEntries({ entries, chosen, onChoose }: OfferEntriesProps) {
  const choose = (key: string) =>
    onChoose?.(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key])
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, kind, code, name, brand, type, changes }) => (
        <li key={key} className={styles.entry}>
          {onChoose ? (
            <Checkbox checked={chosen.includes(key)} onChange={() => choose(key)}>
              <b className={styles.name}>{name}</b>
            </Checkbox>
          ) : (
            <b className={styles.name}>{name}</b>
          )}
          <span className={styles.about}>{[code, brand, type].filter((each) => each !== '').join(' · ')}</span>
          <span className={styles.kind}>
            <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
          </span>
          {changes.length > 0 && (
            <div className={styles.changes}>
              <ValueChanges changes={changes} nameOf={(fact) => factNames[fact] ?? fact} textOf={factText} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
