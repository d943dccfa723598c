/** Adds to each `lazyScreen(() => import('#x/y.tsx').then(…))` the module that it fetches, as its second argument. */
export function markScreenModules(code: string): string {
  return code.replaceAll(
    /lazyScreen\(\s*(\(\) =>\s*import\('#([^']+)'\)\s*\.then\(\s*\([^()]*\)[^()]*\)),?\s*\)/g,
    (_whole, fetch: string, module: string) => `lazyScreen(${fetch}, '${module}')`,
  )
}
