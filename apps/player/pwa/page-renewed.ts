/** Notifies a page that its cached copy was refreshed. */
export const pageRenewed = 'page-renewed'
