import { wireCentavos } from '#core/money/wire-centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { GiftProgress } from './claim-source.ts'
import { messages } from '../messages/en.ts'
import styles from './rewards-hub.module.css'

/** How far it is, in words, and drawn. */
export function GiftProgressText({ unit, done, need }: GiftProgress) {
  return (
    <>
      {textOf({ unit, done: Math.min(done, need), need })}
      <progress className={styles.progress} value={Math.min(done, need)} max={need} aria-hidden />
    </>
  )
}

function textOf({ unit, done, need }: GiftProgress): string {
  if (unit === 'days') return formatMessage(messages.daysDone, { done, need })
  if (unit === 'steps') return formatMessage(messages.doneOfNeed, { done, need })
  const sum = (centavos: number) => formatMoney(wireCentavos(centavos))
  return formatMessage(messages.doneOfNeed, { done: sum(done), need: sum(need) })
}
