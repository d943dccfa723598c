/** What the page has asked for before its scripts were there: first-question.js, which says the same of it. */
export type FirstAnswer = {
  /** Where the session's token is kept for as long as the tab lives. */
  readonly key: string
  /** The session that is gone on with; null: a new one has been asked for. */
  readonly token: string | null
  readonly response: Promise<Response>
}

declare global {
  var bituinFirst: FirstAnswer
}

export const firstAnswer = (): FirstAnswer => globalThis.bituinFirst
