import { escapeHtml } from '#core/escape-html.ts'
import type { Language } from '#core/language/language.ts'

/** An e-mail before it has a form: the same words become text and HTML. */
export type EmailWords = {
  readonly language: Language
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A code to type, alone on its line. */
  readonly code?: string
  readonly action?: { readonly label: string; readonly url: string }
  /** Small, at the end: why it was sent. Absent: because it is about money or safety, and always sent. */
  readonly reason?: string
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

export type WholeWords = EmailWords & { readonly reason: string }

export type EmailContent = { readonly subject: string; readonly text: string; readonly html: string }

/** Text and simple HTML: no picture, nothing that is loaded, and no link that counts who opened it. */
export function emailContent(words: WholeWords, operatorName: string): EmailContent {
  return {
    subject: `${operatorName}: ${words.title}`,
    text: textOf(words, operatorName),
    html: htmlOf(words, operatorName),
  }
}

function textOf({ title, paragraphs, code, action, reason, unsubscribe }: WholeWords, operatorName: string): string {
  return [
    title,
    ...paragraphs,
    code,
    action && `${action.label}:\n${action.url}`,
    `-- \n${operatorName}\n${reason}`,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

function htmlOf(words: WholeWords, operatorName: string): string {
  const { language, title, paragraphs, code, action, reason, unsubscribe } = words
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:bold">${escapeHtml(operatorName)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${[
  ...paragraphs.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`),
  code && `<p style="margin:0 0 16px;font-size:30px;font-weight:bold;letter-spacing:6px">${escapeHtml(code)}</p>`,
  action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#5b2bd9;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(action.label)}</a></p>`,
  `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #999999;font-size:13px">${escapeHtml(reason)}</p>`,
  unsubscribe &&
    `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(unsubscribe.url)}">${escapeHtml(unsubscribe.label)}</a></p>`,
]
  .filter((part) => part !== undefined && part !== '')
  .join('\n')}
</div>
</body>
</html>
`
}
