import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { classNames } from '#platform/ui/class-names.ts'
import type { FigureName, viewSpan } from '../contract.ts'
import { changeOf, type FigureText } from './change-of.ts'
import { figureWords } from './figure-words.ts'
import { messages } from './messages/en.ts'
import { SpanChart } from './span-chart.tsx'
import styles from './figure-card.module.css'

export type ShownSpan = ResponseOf<typeof viewSpan>

/** One figure of a span: its value, how it changed since the span before, and its days. */
export function SpanCard({ name, shown }: { readonly name: FigureName; readonly shown: ShownSpan }) {
  const { label, about, isMoney } = figureWords[name]
  const text: FigureText = (value) => (isMoney ? formatMoney(wireCentavos(value)) : value.toLocaleString('en-PH'))
  const [now, before] = [shown.now.total[name], shown.earlier?.total[name]]
  return (
    <section className={styles.card} aria-label={label}>
      <header className={styles.head}>
        <h2 className={styles.label}>{label}</h2>
        <span className={styles.about}>{name === 'activePlayers' ? messages.activeInSpan : about}</span>
      </header>
      <p className={styles.value}>{text(now)}</p>
      <p className={styles.against}>
        {before === undefined ? messages.notCompared : <Change now={now} before={before} text={text} />}
      </p>
      <SpanChart
        label={formatMessage(messages.spanChart, { label, days: shown.now.days.length })}
        days={shown.now.days.map(({ day, [name]: value }) => ({ day, value }))}
        earlier={shown.earlier?.days.map(({ [name]: value }) => value) ?? []}
        isCut={shown.span.isCut}
        text={text}
      />
    </section>
  )
}

type ChangeProps = { readonly now: number; readonly before: number; readonly text: FigureText }

function Change({ now, before, text }: ChangeProps) {
  const tone = now === before ? styles.same : now > before ? styles.more : styles.less
  return (
    <>
      <b className={classNames(styles.change, tone)}>{changeOf({ now, before, text })}</b>
      <span>{formatMessage(messages.beforeWas, { before: text(before) })}</span>
    </>
  )
}
