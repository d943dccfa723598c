import type { ResponseOf } from '#core/contract/call.ts'
import { templateChannels, templateKinds } from '#core/message-template/message-template.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import type { FilterValues, ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { ListFilters } from '#platform/office-ui/list/list-filters.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useAddress } from '#platform/office-ui/use-address.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listMessageTemplates } from '../contract.ts'
import { messages } from './messages/en.ts'
import { channelWords, kindWords, sentWords } from './template-words.ts'
import styles from './templates-page.module.css'

type Template = ResponseOf<typeof listMessageTemplates>['templates'][number]

const any = 'any'

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'text', label: messages.search, placeholder: messages.searchHint },
  {
    kind: 'choice',
    name: 'kind',
    label: messages.kind,
    options: [
      { value: any, label: messages.anyKind },
      ...templateKinds.map((value) => ({ value, label: kindWords[value] })),
    ],
  },
  {
    kind: 'choice',
    name: 'channel',
    label: messages.channel,
    options: [
      { value: any, label: messages.anyChannel },
      ...templateChannels.map((value) => ({ value, label: channelWords[value] })),
    ],
  },
]

/** Every fixed message that players get. */
export function TemplatesPage() {
  const { query, write } = useAddress()
  const { answer, failure, refreshing } = useStaffQuery(listMessageTemplates, {})
  const values: FilterValues = Object.fromEntries(query)
  const rows = answer?.templates.filter((template) => isShown(template, values)) ?? []
  return (
    <>
      <PageHead title={messages.templates}>{messages.templatesLead}</PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <ListFilters
        label={messages.templates}
        filters={filters}
        values={values}
        onShow={(next) => write(new URLSearchParams(next))}
      />
      <div className={styles.list}>
        <DataTable
          label={messages.templates}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          empty={answer ? messages.templatesEmpty : messages.loading}
          refreshing={refreshing}
        />
      </div>
    </>
  )
}

function isShown({ kind, ways, name, when, key }: Template, values: FilterValues): boolean {
  const { text = '', kind: wantedKind = any, channel = any } = values
  const words = `${name} ${when} ${key}`.toLowerCase()
  return (
    words.includes(text.trim().toLowerCase()) &&
    (wantedKind === any || kind === wantedKind) &&
    (channel === any || ways.some((way) => way.channel === channel))
  )
}

const columns: readonly Column<Template>[] = [
  {
    name: messages.message,
    cell: ({ key, name, when }) => (
      <div className={styles.name}>
        <TwoLines first={<a href={`/message-templates/${key}`}>{name}</a>} second={when} />
      </div>
    ),
  },
  { name: messages.kind, cell: ({ kind }) => kindWords[kind], tight: true },
  {
    name: messages.channels,
    cell: ({ ways }) => (
      <ul className={styles.ways}>
        {ways.map(({ channel, sent }) => (
          <li key={channel} className={styles.way}>
            {channelWords[channel]} <Badge tone={sent === 'always' ? 'success' : 'neutral'}>{sentWords[sent]}</Badge>
          </li>
        ))}
      </ul>
    ),
    tight: true,
  },
]
