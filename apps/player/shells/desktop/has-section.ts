/**
 * Whether the pages of the same subject are listed beside a page. Known without the table of subjects, which is fetched
 * later: page-sections.test.ts holds that both agree.
 */
export function hasSection(frame: string | undefined, path: string): boolean {
  if (frame === 'plain') return !/^\/(search$|replay\/|lobby\/(games|favorites|notice|wins))/.test(path)
  return frame === 'lobby' && /^\/lobby\/(wallets(\/|$)|activity\/)/.test(path)
}
