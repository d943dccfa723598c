const developmentScript = /\s*<script type="module".*<\/script>/

/** The page's language, which each build writes itself. */
const languageAttribute = / lang="[\w-]+"/

/** The page without its development script and language: the prerendered page names its own. */
export function pageTemplate(page: string): string {
  if (!developmentScript.test(page)) throw new Error('index.html has no development script to leave out')
  if (!languageAttribute.test(page)) throw new Error('index.html has no language to leave out')
  return page.replace(developmentScript, '').replace(languageAttribute, '')
}
