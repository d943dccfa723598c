import { useState } from 'react'
import { formatInstant, formatMonth } from '#core/clock/manila-format.ts'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { basisPoints, percent, percentText } from '#core/money/basis-points.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { gameTypes, listPagcorTerms, savePagcorTerms } from '../contract.ts'
import { kindName } from '#core/enumerations/game-kind-name.ts'
import { messages } from './messages/en.ts'
import styles from './pagcor-page.module.css'

type Terms = ResponseOf<typeof listPagcorTerms>['terms'][number]
type Fields = Readonly<Record<string, string>>

/** Every version of the terms, and a form for the next one. */
export function TermsPanel() {
  const may = useMay()
  const { answer } = useStaffQuery(listPagcorTerms, {})
  return (
    <>
      <h2 className={styles.heading}>{messages.terms}</h2>
      {answer && (
        <DataTable
          label={messages.terms}
          columns={columns}
          rows={answer.terms}
          rowKey={({ from, savedAt }) => `${from} ${savedAt}`}
          empty={messages.noTerms}
        />
      )}
      {answer && may('pagcor.saveTerms') && <NewTerms newest={answer.terms[0]} />}
    </>
  )
}

/** Begins with the newest terms: most changes are one share. */
function NewTerms({ newest }: { readonly newest: Terms | undefined }) {
  const client = useClient()
  // A new key for each request, so that a repeated click is the same request.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const [fields, setFields] = useState<Fields>(() => fieldsOf(newest))
  const field = (name: string, label: string, type = 'text') => (
    <TextField
      key={name}
      label={label}
      type={type}
      value={fields[name] ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget
        setFields((before) => ({ ...before, [name]: value }))
      }}
    />
  )
  const save = async (): Promise<void> => {
    const request = requestOf(fields, requestKey)
    if (request === undefined) return toast(messages.notNumbers, { tone: 'error' })
    const reply = await client.send(savePagcorTerms, request)
    if (reply.kind === 'answer') {
      toast(messages.saved, { tone: 'success' })
      setFields(fieldsOf(newest))
      setRequestKey(crypto.randomUUID())
    } else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  }
  return (
    <Card title={messages.newTerms} className={styles.newTerms}>
      <p className={styles.intro}>{messages.newTermsIntro}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {field('from', messages.from, 'month')}
        {gameTypes.map((type) => field(type, formatMessage(messages.shareOf, { kind: kindName(type) })))}
        {field('minimumFee', messages.minimumFee)}
        {field('reason', messages.reason)}
        <Button type="submit">{messages.save}</Button>
      </form>
    </Card>
  )
}

function fieldsOf(newest: Terms | undefined): Fields {
  if (newest === undefined) return {}
  const shares = gameTypes.map((type) => [type, formatHundredths(newest.shares[type])] as const)
  return { ...Object.fromEntries<string>(shares), minimumFee: formatHundredths(newest.minimumFee) }
}

/** Undefined: a share is no percentage, or the fee is no amount. */
function requestOf(fields: Fields, requestKey: string): RequestOf<typeof savePagcorTerms> | undefined {
  const minimumFee = parseMoney(fields.minimumFee ?? '')
  if (typeof minimumFee !== 'bigint') return undefined
  const share = (type: string): number => percent(Number(fields[type] || 'none'))
  try {
    const [slots, fish, poker] = [share('slots'), share('fish'), share('poker')]
    const [sports, live, games] = [share('sports'), share('live'), share('games')]
    const shares = { slots, fish, poker, sports, live, games }
    return {
      requestKey,
      from: fields.from ?? '',
      shares,
      minimumFee: wireCentavos(Number(minimumFee)),
      reason: fields.reason ?? '',
    }
  } catch {
    return undefined
  }
}

const columns: readonly Column<Terms>[] = [
  { name: messages.from, cell: ({ from }) => formatMonth(from), tight: true },
  ...gameTypes.map(
    (type): Column<Terms> => ({
      name: kindName(type),
      cell: ({ shares }) => percentText(basisPoints(shares[type])),
      tight: true,
      numeric: true,
    }),
  ),
  { name: messages.minimumFee, cell: ({ minimumFee }) => formatMoney(minimumFee), tight: true, numeric: true },
  { name: messages.savedBy, cell: ({ savedBy, savedAt }) => `${savedBy}, ${formatInstant(savedAt)}` },
]
