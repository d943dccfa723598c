import { useState } from 'react'
import * as v from 'valibot'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import type { ContentSection } from '../content.ts'
import { listContentHistory, saveContent, viewContent } from '../staff-contract.ts'
import { contentSections } from './content-sections.ts'
import { contentChanges } from './content-changes.ts'
import { type Entry, entriesOf, withEntries } from './entry.ts'
import { rebaseEntries } from './rebase-entries.ts'
import { sectionEntries } from './section-entries.ts'
import { messages } from './messages/en.ts'

/** Faults by entry and field; entries by id, 0 without a field for the whole. */
export type EntryFaults = ReadonlyMap<string, string>
export const faultKey = (id: number, field: string): string => `${id} ${field}`

/** A section being edited: its published version, its draft, and publishing. */
export function useContentDraft(section: ContentSection, loaded: ResponseOf<typeof viewContent>) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const [base, setBase] = useState(loaded)
  const [content, setContent] = useState<unknown>(loaded.content)
  const [theirs, setTheirs] = useState(false)
  const changes = contentChanges(section, base.content, content)
  // A newer version replaces the draft if nothing typed would be lost.
  if (loaded.version > base.version && changes.length === 0) {
    setBase(loaded)
    setContent(loaded.content)
  }
  const takeNewer = async () => {
    const newest = await client.send(viewContent, { section })
    if (newest.kind !== 'answer') return
    setContent(rebaseEntries(section, { base: base.content, mine: content, theirs: newest.body.content }))
    setBase(newest.body)
    setTheirs(true)
  }
  return {
    content,
    changes,
    theirs,
    entries: entriesOf(section, content),
    faults: faultsOf(section, content),
    setEntries: (entries: readonly Entry[]) => setContent(withEntries(section, content, entries)),
    discard: () => setContent(base.content),
    publish: async (reason: string): Promise<Reply<typeof saveContent>> => {
      const reply = await client.send(saveContent, { section, version: base.version, content, reason })
      if (reply.kind === 'answer') {
        if (reply.body.isWaiting) setContent(base.content)
        else setBase({ version: reply.body.version, content })
        setTheirs(false)
        void refreshCalls(viewContent, listContentHistory)
      }
      if (reply.kind === 'refusal' && reply.errcode === saveContent.refusals.stale) await takeNewer()
      return reply
    },
  }
}

function faultsOf(section: ContentSection, content: unknown): EntryFaults {
  const parsed = v.safeParse(contentSections[section], content)
  if (parsed.success) return new Map()
  const entries = entriesOf(section, content)
  return new Map(
    parsed.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => key)
      const { id, field } = sectionEntries[section].at(path, entries)
      return [faultKey(id, field), wordsOf(issue)]
    }),
  )
}

/** The schema's own messages if written for people, otherwise a plain sentence: the library's begin with "Invalid". */
const wordsOf = ({ message, type }: v.BaseIssue<unknown>): string => {
  if (!message.startsWith('Invalid ')) return message
  if (type === 'min_length') return messages.fieldMissing
  return type === 'max_length' ? messages.fieldTooLong : messages.fieldInvalid
}
