import { useEffect, useState } from 'react'

/** A debounced value: follows another once it has been stable for a while. */
export function useSettledValue<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
