const developmentScript = /\s*<script type="module".*<\/script>/

/** The page without its development script: the prerendered page names the built one. */
export function pageTemplate(page: string): string {
  if (!developmentScript.test(page)) throw new Error('index.html has no development script to leave out')
  return page.replace(developmentScript, '')
}
