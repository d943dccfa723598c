import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export type WholeCodeOptions = {
  readonly code: string
  readonly isWhole: boolean
  readonly isWrong: boolean
  /** Whether what the code is for is under way. */
  readonly pending: boolean
  readonly onComplete: ((code: string) => void) | undefined
}

/**
 * Goes on once for each code, when its last digit is there and nothing is under way. A code that was there at first, or
 * that was tried, does not go on again by itself. A wrong one is selected, so that typing replaces it.
 */
export function useWholeCode({ code, isWhole, isWrong, pending, onComplete }: WholeCodeOptions) {
  const input = useRef<HTMLInputElement>(null)
  const tried = useRef(code)
  const goOn = useEffectEvent(() => onComplete?.(code))
  useEffect(() => {
    if (!isWhole || pending || tried.current === code) return
    tried.current = code
    goOn()
  }, [code, isWhole, pending])
  useSelectedWhen(input, isWhole && isWrong)
  return input
}

function useSelectedWhen(input: RefObject<HTMLInputElement | null>, isWrong: boolean): void {
  useEffect(() => {
    if (isWrong) input.current?.select()
  }, [input, isWrong])
}
