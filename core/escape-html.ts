const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, in elements and in attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => escapes[each] ?? each)
