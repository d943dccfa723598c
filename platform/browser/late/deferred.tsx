import { createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { Screen } from '#platform/browser/router/screen.ts'
import { useOnReturn } from '../connection/use-on-return.ts'
import { whenIdle } from './when-idle.ts'

export interface DeferredProps<Props> {
  part: Screen<Props>
  props?: Props
  /** Reserves its space, where content below would move when it arrives. */
  before?: ReactNode
}

/** A part of the app that the first render does without: fetched once the page works, omitted if that fails. */
export function Deferred<Props extends object>({ part, props, before }: DeferredProps<Props>) {
  const Part = useSyncExternalStore(part.subscribe, part.current, part.current)
  useEffect(() => whenIdle(() => void part.load().catch(() => {})), [part])
  useOnReturn(() => void part.load().catch(() => {}), Part === undefined)
  return Part ? createElement(Part, props) : before
}
