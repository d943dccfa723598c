/**
 * Resolves when what is on its way to the screen is there. What a tap asks for and what it changes are two frames' work, as are the
 * end of a scene and what the bars say of it.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // A page that nobody looks at is shown no frames.
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
