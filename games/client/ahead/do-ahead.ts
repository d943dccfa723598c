/** More than a frame has left over while something moves. */
const restMs = 20
/** So long something may wait for a moment of rest. */
const latestMs = 1_500
/** Between two works, where the browser does not say when it rests. */
const pauseMs = 34

const works: (() => void)[] = []

/**
 * Makes something before it is needed, while nothing moves on the page: one work after the other, in the order in which they were given.
 * Whoever needs it earlier calls the answer, which makes it at once. It is made once.
 */
export function doAhead<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  const now = (): Made => (made ??= { value: make() }).value
  if (works.push(now) === 1) awaitRest()
  return now
}

function awaitRest(): void {
  if (!('requestIdleCallback' in globalThis)) {
    setTimeout(() => goOn(() => false), pauseMs)
    return
  }
  const latest = performance.now() + latestMs
  const look = (deadline: IdleDeadline): void => {
    const isAtRest = (): boolean => deadline.timeRemaining() > restMs
    if (isAtRest() || performance.now() > latest) goOn(isAtRest)
    else requestIdleCallback(look)
  }
  requestIdleCallback(look)
}

/** A work stays in its place until it is done, so that what it gives in turn comes after the others. */
function goOn(isAtRest: () => boolean): void {
  try {
    do {
      works[0]?.()
      works.shift()
    } while (works.length > 0 && isAtRest())
  } catch (error) {
    works.shift()
    throw error
  } finally {
    if (works.length > 0) awaitRest()
  }
}
