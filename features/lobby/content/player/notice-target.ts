import type { Click, ClickTarget } from './click-target.ts'

/** Where a notice leads: where the operator says, else to itself. */
export function noticeTarget(
  notice: Click & { readonly id: number },
  targetOf: (click: Click) => ClickTarget,
): ClickTarget {
  const target = targetOf(notice)
  return target.kind === 'none' ? { kind: 'page', to: `/notice/detail/${notice.id}` } : target
}
