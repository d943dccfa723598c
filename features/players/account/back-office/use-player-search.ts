import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { findPlayers } from '../staff-contract.ts'

const typingEndsAfterMs = 250
const lettersMin = 2

/** Players by any part of what is known of them, once typing pauses; none for a member without the permission. */
export function usePlayerSearch(text: string): ResponseOf<typeof findPlayers>['rows'] {
  const may = useMay()
  const query = text.trim()
  const paused = usePausedText(query)
  const enabled = may('player.view') && paused.length >= lettersMin
  const { answer } = useCallQuery(findPlayers, { text: paused }, { enabled })
  return enabled && paused === query && answer ? answer.rows : []
}

function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingEndsAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
