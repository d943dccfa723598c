import { element } from '#games/client/element.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import type { Squeeze, SqueezeDependencies } from './create-squeeze.ts'

/** Fetched once the table is there. Until then, or if it cannot be fetched, the table opens the cards. */
export function createLateSqueeze(dependencies: SqueezeDependencies): Squeeze {
  const root = element('div', { class: 'squeeze-place' })
  let squeeze: Squeeze | undefined
  whenIdle(() => {
    import('./create-squeeze.ts')
      .then(({ createSqueeze }) => {
        squeeze = createSqueeze(dependencies)
        root.append(squeeze.root)
      })
      .catch(() => undefined)
  })
  return {
    root,
    isFaceDown: () => squeeze?.isFaceDown(),
    follow: (news, part) => squeeze?.follow(news, part),
  }
}
