const patienceMs = 120

/** Resolves after the next paint, or soon if nothing is being painted. */
export const afterPicture = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
