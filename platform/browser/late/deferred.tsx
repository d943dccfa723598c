import { createElement, useEffect, useSyncExternalStore } from 'react'
import type { Screen } from '#platform/browser/router/screen.ts'
import { whenIdle } from './when-idle.ts'

/** A part of the app that the first drawing does without: fetched once the page works, left out if that fails. */
export function Deferred({ part }: { part: Screen }) {
  const Part = useSyncExternalStore(part.subscribe, part.current, part.current)
  useEffect(() => whenIdle(() => void part.load().catch(() => {})), [part])
  return Part ? createElement(Part) : null
}
