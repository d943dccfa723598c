import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { findPlayers } from '../staff-contract.ts'

const typingEndsAfterMs = 250
const lettersMin = 2

/** Players by any part of what is known of them, once typing pauses; none for who may not see players. */
export function usePlayerSearch(text: string): ResponseOf<typeof findPlayers>['rows'] {
  const may = useMay()
  const wanted = text.trim()
  const settled = useSettledText(wanted)
  const enabled = may('player.view') && settled.length >= lettersMin
  const { answer } = useCallQuery(findPlayers, { text: settled }, { enabled })
  return enabled && settled === wanted && answer ? answer.rows : []
}

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingEndsAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
