import { usePage } from './router-context.ts'

/** A parameter of the page's path. Asking for one that the route lacks is a defect. */
export function useRouteParameter(name: string): string {
  const value = usePage().match?.parameters[name]
  if (value === undefined) throw new Error(`The route has no parameter ${name}`)
  return value
}
