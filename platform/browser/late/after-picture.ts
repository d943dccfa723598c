const patienceMs = 120

/** Resolves once what was just changed is on the screen; soon, too, where nothing is being drawn. */
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
