import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { isLanguage, languageNames } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listPlayerConsents } from '../contract.ts'
import { channelNames, sourceNames } from '../desk-words.ts'
import { messages } from './messages/en.ts'

type Change = ResponseOf<typeof listPlayerConsents>['rows'][number]

/** When a player gave and withdrew consent to promos, by channel. */
export const PlayerConsents = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listPlayerConsents}
    label={messages.consents}
    given={{ playerId }}
    columns={columns}
    rowKey={({ channel, at, isGiven }) => `${channel} ${at} ${isGiven}`}
    empty={messages.empty}
    sort="newest"
  />
)

const columns: readonly Column<Change>[] = [
  { name: messages.atManila, cell: ({ at }) => formatInstant(at), tight: true, sorts: newestOrOldest },
  { name: messages.channel, cell: ({ channel }) => channelNames[channel], tight: true },
  {
    name: messages.consent,
    cell: ({ isGiven, isNow }) => (
      <>
        {isGiven ? messages.given : messages.withdrawn}
        {isNow && <Badge tone={isGiven ? 'success' : 'neutral'}>{messages.holdsNow}</Badge>}
      </>
    ),
    tight: true,
  },
  { name: messages.where, cell: ({ source }) => sourceNames[source], tight: true },
  { name: messages.words, cell: (change) => <Words {...change} /> },
]

const Words = ({ text, wording, language }: Change) =>
  text === null || wording === null || language === null ? (
    messages.linkWords
  ) : (
    <TwoLines
      first={text}
      second={formatMessage(messages.version, {
        version: wording,
        language: isLanguage(language) ? languageNames[language] : language,
      })}
    />
  )
