import { createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { Screen } from '#platform/browser/router/screen.ts'
import { useOnReturn } from '../connection/use-on-return.ts'
import { whenIdle } from './when-idle.ts'

export interface DeferredProps {
  part: Screen
  /** Keeps its place, where something below it would move when it comes. */
  before?: ReactNode
}

/** A part of the app that the first drawing does without: fetched once the page works, left out as long as that fails. */
export function Deferred({ part, before }: DeferredProps) {
  const Part = useSyncExternalStore(part.subscribe, part.current, part.current)
  useEffect(() => whenIdle(() => void part.load().catch(() => {})), [part])
  useOnReturn(() => void part.load().catch(() => {}), Part === undefined)
  return Part ? createElement(Part) : before
}
