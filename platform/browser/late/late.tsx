import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

export type LateProps<Props extends object> = {
  readonly isNeeded: boolean
  readonly load: () => Promise<ComponentType<Props>>
  readonly onFailed: () => void
  readonly props: Props
  /** Shown in its place until it has loaded. */
  readonly before?: ReactNode
}

/** A part that is fetched when it is first needed, which keeps the page small. */
export function Late<Props extends object>({ isNeeded, load, onFailed, props, before }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const missing = isNeeded && Part === undefined
  const fetchPart = useEffectEvent(load)
  const take = useEffectEvent((part: ComponentType<Props>) => setPart(() => part))
  const giveUp = useEffectEvent(onFailed)
  useEffect(() => {
    if (!missing) return undefined
    let awaited = true
    fetchPart().then(
      (part) => awaited && take(part),
      () => awaited && giveUp(),
    )
    return () => {
      awaited = false
    }
  }, [missing])
  return Part ? createElement(Part, props) : before
}
