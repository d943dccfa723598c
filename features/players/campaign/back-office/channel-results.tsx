import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { viewCampaign } from '../contract.ts'
import styles from './campaign-page.module.css'
import { messages } from './messages/en.ts'
import { kindNames } from './step-words.ts'

type Campaign = ResponseOf<typeof viewCampaign>
type StepCounts = Campaign['counts']['steps'][number]
type Row = NonNullable<StepCounts['messages']> & Pick<StepCounts, 'step' | 'capped'> & { readonly name: string }

/** Whom each step by e-mail, SMS and push has reached, and why not the others. Nothing for a campaign without one. */
export function ChannelResults({ campaign }: { readonly campaign: Campaign }) {
  const { counts, graph, liveVersion } = campaign
  const rows = counts.steps.flatMap(({ step, messages: sent, capped }): Row[] =>
    sent === null ? [] : [{ ...sent, step, capped, name: nameOf(graph, step) }],
  )
  if (liveVersion === null || rows.length === 0) return null
  return (
    <Card title={messages.channels}>
      <div className={styles.fields}>
        <DataTable label={messages.channels} columns={columns} rows={rows} rowKey={({ step }) => step} empty="" />
        <p className={styles.note}>{messages.channelsNote}</p>
      </div>
    </Card>
  )
}

/** By its place in the newest version; a step that only the live version has keeps its own name. */
function nameOf({ steps }: Campaign['graph'], id: string): string {
  const place = steps.findIndex((step) => step.id === id)
  const step = steps[place]
  return step === undefined ? id : formatMessage(messages.stepNamed, { number: place + 1, kind: kindNames[step.kind] })
}

const count = (name: Exclude<keyof Row, 'name' | 'step'>, title: string): Column<Row> => ({
  name: title,
  cell: (row) => row[name].toLocaleString('en-PH'),
  numeric: true,
  tight: true,
})

const columns: readonly Column<Row>[] = [
  { name: messages.stepName, cell: ({ name }) => name },
  count('reached', messages.reached),
  count('waiting', messages.onItsWay),
  count('noConsent', messages.noConsent),
  count('noAddress', messages.noAddress),
  count('braked', messages.braked),
  count('capped', messages.capped),
  count('notSent', messages.notSent),
]
