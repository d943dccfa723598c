import type { Click, ClickTarget } from './click-target.ts'

/** The target of a notice: the operator's link, else the notice itself. */
export function noticeTarget(
  notice: Click & { readonly id: number },
  targetOf: (click: Click) => ClickTarget,
): ClickTarget {
  const target = targetOf(notice)
  return target.kind === 'none' ? { kind: 'page', to: `/notice/detail/${notice.id}` } : target
}
